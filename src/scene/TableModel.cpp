#include "scene/TableModel.h"

#include "base/Message.h"
#include "scene/SoundMoment.h"

namespace scene {
namespace {

using base::msgid;

const char* captionOfLanding(Ground ground) {
    switch (ground) {
        case Ground::Table:
            break;
        case Ground::Piece:
            return msgid("piece set down on others");
        case Ground::Supply:
            return msgid("piece put away");
    }
    return msgid("piece set down");
}

}  // namespace

const char* TableModel::caption(const SoundMoment& moment) const {
    switch (moment.kind) {
        case SoundMoment::Kind::Land:
            return captionOfLanding(moment.contact.ground);
        case SoundMoment::Kind::Exchange:
            return msgid("pieces change places");
        case SoundMoment::Kind::Onwards:
            return msgid("pieces move on");
        case SoundMoment::Kind::Tip:
            return msgid("piece falls over");
        case SoundMoment::Kind::Sink:
            return msgid("piece sinks into the ground");
        case SoundMoment::Kind::Rise:
            return msgid("piece rises from the ground");
        case SoundMoment::Kind::Hurl:
            return msgid("piece is thrown off");
        case SoundMoment::Kind::Recoil:
            return msgid("pieces clash");
        case SoundMoment::Kind::Lift:
        case SoundMoment::Kind::Light:
            break;
    }
    return nullptr;
}

}  // namespace scene
