#pragma once

#include "render/gl/Device.h"
#include "render/gl/GlHandle.h"

namespace render {

/// Counts the points that are drawn. Counters cannot be nested.
class PointCounter {
  public:
    /// The points that `draws` draws; 0 if the device cannot count. Waits for it.
    template <class Draws>
    [[nodiscard]] long of(const Draws& draws) {
        const GLenum query = device::pointQuery();
        if (query != 0) glBeginQuery(query, query_.id());
        draws();
        if (query == 0) return 0;
        glEndQuery(query);
        return static_cast<long>(device::resultOf(query_.id()));
    }

  private:
    QueryHandle query_ = QueryHandle::create();
};

}  // namespace render
