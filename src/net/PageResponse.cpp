#include "net/PageResponse.h"

#include <array>
#include <string>
#include <utility>

namespace net {
namespace {

/// Those of web/serve.py. The page may connect to where it came from: 'self' includes wss: of the same host.
constexpr std::array<std::pair<const char*, const char*>, 7> kHeaders{{
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Embedder-Policy", "require-corp"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; "
     "img-src 'self' blob:; style-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
     "frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cache-Control", "no-cache"},
}};

std::string_view viewOf(beast::string_view text) { return {text.data(), text.size()}; }

beast::string_view viewOf(std::string_view text) { return {text.data(), text.size()}; }

template <class Body>
void addHeaders(http::response<Body>& response) {
    for (const auto& [name, value] : kHeaders) response.set(name, value);
}

void describe(http::fields& fields, const PageFolder::File& file) {
    fields.set(http::field::content_type, viewOf(file.type));
    if (!file.encoding.empty()) fields.set(http::field::content_encoding, viewOf(file.encoding));
    fields.set(http::field::vary, "Accept-Encoding");
    fields.set(http::field::etag, file.tag);
}

PlainResponse without(http::status status, const Request& request, const PageFolder::File& file) {
    PlainResponse response(status, request.version());
    addHeaders(response);
    describe(response, file);
    response.keep_alive(request.keep_alive());
    return response;
}

}  // namespace

PlainResponse refusal(http::status status, unsigned version) {
    PlainResponse response(status, version);
    addHeaders(response);
    response.set(http::field::content_type, "text/plain; charset=utf-8");
    if (status == http::status::method_not_allowed) response.set(http::field::allow, "GET, HEAD");
    response.body() = std::string(http::obsolete_reason(status)) + "\n";
    response.keep_alive(false);
    response.prepare_payload();
    return response;
}

Response responseTo(const Request& request, const PageFolder* page) {
    const bool head = request.method() == http::verb::head;
    if (!head && request.method() != http::verb::get)
        return refusal(http::status::method_not_allowed, request.version());
    auto found = page ? page->find(viewOf(request.target()), viewOf(request[http::field::accept_encoding]))
                      : std::nullopt;
    if (!found) {
        PlainResponse response = refusal(http::status::not_found, request.version());
        response.keep_alive(request.keep_alive());
        if (head) response.body().clear();  // the length stays
        return response;
    }
    if (request[http::field::if_none_match] == found->tag)
        return without(http::status::not_modified, request, *found);
    if (head) {
        PlainResponse response = without(http::status::ok, request, *found);
        response.content_length(found->size);
        return response;
    }
    FileResponse response(http::status::ok, request.version());
    addHeaders(response);
    describe(response, *found);
    response.keep_alive(request.keep_alive());
    beast::file_posix file;
    file.native_handle(found->file.release());
    ErrorCode error;
    response.body().reset(std::move(file), error);
    if (error) return refusal(http::status::internal_server_error, request.version());
    response.prepare_payload();
    return response;
}

}  // namespace net
