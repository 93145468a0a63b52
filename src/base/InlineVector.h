#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <type_traits>

namespace base {

/// A list of small values. The first kInline of them lie in the object itself, so that a short list allocates
/// nothing; a longer one moves to the heap and stays there. No element is initialised before it is added.
/// Adding throws std::bad_alloc if memory is short, and then changes nothing.
template <class T, std::size_t kInline>
class InlineVector {
    static_assert(std::is_trivially_copyable_v<T>);

  public:
    InlineVector() {}  // NOLINT(modernize-use-equals-default): `{}` must not clear the array
    InlineVector(const InlineVector&) = delete;
    InlineVector& operator=(const InlineVector&) = delete;

    void push_back(T value) {
        if (size_ == capacity_) [[unlikely]]
            grow();
        data_[size_++] = value;
    }
    /// Keeps the allocated memory.
    void clear() { size_ = 0; }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] T& operator[](std::size_t i) { return data_[i]; }
    [[nodiscard]] const T& operator[](std::size_t i) const { return data_[i]; }
    [[nodiscard]] T* begin() { return data_; }
    [[nodiscard]] T* end() { return data_ + size_; }
    [[nodiscard]] const T* begin() const { return data_; }
    [[nodiscard]] const T* end() const { return data_ + size_; }

  private:
    [[gnu::noinline]] void grow() {
        std::unique_ptr<T[]> larger(new T[2 * capacity_]);
        std::copy_n(data_, size_, larger.get());
        heap_ = std::move(larger);
        data_ = heap_.get();
        capacity_ *= 2;
    }

    std::size_t size_ = 0;
    std::size_t capacity_ = kInline;
    T* data_ = inline_;
    std::unique_ptr<T[]> heap_;
    T inline_[kInline];
};

}  // namespace base
