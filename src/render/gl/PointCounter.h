#pragma once

#include "render/gl/GlHandle.h"

namespace render {

/// Counts the points that are drawn. Counters cannot be nested.
class PointCounter {
  public:
    /// The points that `draws` draws. Waits for the device.
    template <class Draws>
    [[nodiscard]] long of(const Draws& draws) {
        glBeginQuery(GL_SAMPLES_PASSED, query_.id());
        draws();
        glEndQuery(GL_SAMPLES_PASSED);
        GLuint64 points = 0;
        glGetQueryObjectui64v(query_.id(), GL_QUERY_RESULT, &points);
        return static_cast<long>(points);
    }

  private:
    QueryHandle query_ = QueryHandle::create();
};

}  // namespace render
