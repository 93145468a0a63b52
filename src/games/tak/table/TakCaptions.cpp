#include "base/Message.h"
#include "games/tak/table/TakTable.h"
#include "scene/SoundMoment.h"

namespace tak::table {
namespace {

using base::msgid;
using scene::Ground;
using scene::Stance;

const char* captionOfLanding(const scene::Contact& contact) {
    if (contact.ground == Ground::Supply) return msgid("piece taken off the board");
    const bool onOthers = contact.ground == Ground::Piece;
    switch (contact.stance) {
        case Stance::OnEdge:
            return msgid("stone stood up");
        case Stance::OnFoot:
            return onOthers ? msgid("heavy piece set on others") : msgid("heavy piece set down");
        case Stance::Lying:
        case Stance::InHole:  // these two never in Tak
        case Stance::Driven:
            break;
    }
    return onOthers ? msgid("stone laid on others") : msgid("stone laid");
}

}  // namespace

const char* TakTable::caption(const scene::SoundMoment& moment) const {
    switch (moment.kind) {
        case scene::SoundMoment::Kind::Land:
            return captionOfLanding(moment.contact);
        case scene::SoundMoment::Kind::Onwards:
            return msgid("stack moves");
        case scene::SoundMoment::Kind::Tip:
            return msgid("stone falls over");
        default:
            return TableModel::caption(moment);
    }
}

}  // namespace tak::table
