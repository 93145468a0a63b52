#include "i18n/SourceScan.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <iterator>
#include <regex>
#include <stdexcept>
#include <utility>

namespace scan {
namespace {

struct Token {
    enum class Kind { Word, Text, Sign } kind;
    std::string text;
    int line;

    [[nodiscard]] bool is(std::string_view sign) const { return kind != Kind::Text && text == sign; }
};

bool wordLetter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// Splits a source into words, literals (unescaped, adjacent ones joined) and signs; skips comments and
// includes.
class Lexer {
  public:
    explicit Lexer(std::string_view source) : source_(source) {}

    std::vector<Token> all() {
        while (at_ < source_.size()) step();
        return std::move(tokens_);
    }

  private:
    char peek(std::size_t ahead = 0) const {
        return at_ + ahead < source_.size() ? source_[at_ + ahead] : '\0';
    }
    char take() {
        if (source_[at_] == '\n') ++line_;
        return source_[at_++];
    }
    bool comes(std::string_view text) const { return source_.substr(at_, text.size()) == text; }
    void skipTo(std::string_view end, bool with) {
        while (at_ < source_.size() && !comes(end)) take();
        for (std::size_t i = 0; with && i < end.size() && at_ < source_.size(); ++i) take();
    }

    void step() {
        if (comes("//") || comes("#include") || comes("#pragma")) return skipTo("\n", false);
        if (comes("/*")) return skipTo("*/", true);
        if (comes("R\"")) return rawText();
        if (peek() == '"') return plainText();
        if (peek() == '\'') return character();
        if (wordLetter(peek())) return word();
        if (std::isspace(static_cast<unsigned char>(peek())) != 0) {
            take();
            return;
        }
        if (comes("::") || comes("->")) {
            tokens_.push_back({Token::Kind::Sign, std::string(source_.substr(at_, 2)), line_});
            at_ += 2;
            return;
        }
        tokens_.push_back({Token::Kind::Sign, std::string(1, take()), line_});
    }

    void word() {
        std::string text;
        // A single quote after a digit separates thousands.
        while (wordLetter(peek()) ||
               (peek() == '\'' && !text.empty() && std::isdigit(static_cast<unsigned char>(text[0])) != 0)) {
            text += take();
        }
        tokens_.push_back({Token::Kind::Word, text, line_});
    }

    void character() {
        take();
        while (at_ < source_.size() && peek() != '\'') {
            if (peek() == '\\') take();
            if (at_ < source_.size()) take();
        }
        if (at_ < source_.size()) take();
    }

    void rawText() {
        at_ += 2;
        std::string end = ")";
        while (at_ < source_.size() && peek() != '(') end += take();
        end += '"';
        if (at_ < source_.size()) take();
        std::string text;
        const int line = line_;
        while (at_ < source_.size() && !comes(end)) text += take();
        at_ = std::min(source_.size(), at_ + end.size());
        add(text, line);
    }

    void plainText() {
        take();
        std::string text;
        const int line = line_;
        while (at_ < source_.size() && peek() != '"') text += peek() == '\\' ? escaped() : take();
        if (at_ < source_.size()) take();
        add(text, line);
    }

    char escaped() {
        take();
        const char kind = at_ < source_.size() ? take() : '\0';
        if (kind == 'n') return '\n';
        if (kind == 't') return '\t';
        if (kind != 'x') return kind;
        int value = 0;
        while (std::isxdigit(static_cast<unsigned char>(peek())) != 0) {
            value = value * 16 + std::stoi(std::string(1, take()), nullptr, 16);
        }
        return static_cast<char>(value);
    }

    void add(const std::string& text, int line) {
        if (!tokens_.empty() && tokens_.back().kind == Token::Kind::Text) {
            tokens_.back().text += text;
        } else {
            tokens_.push_back({Token::Kind::Text, text, line});
        }
    }

    std::string_view source_;
    std::size_t at_ = 0;
    int line_ = 1;
    std::vector<Token> tokens_;
};

std::string place(const std::string& file, const Token& token) {
    return file + ":" + std::to_string(token.line);
}

template <std::size_t N>
bool isOneOf(const Token& token, const std::array<const char*, N>& words) {
    return token.kind == Token::Kind::Word &&
           std::any_of(words.begin(), words.end(), [&](const char* word) { return token.text == word; });
}

constexpr std::array<const char*, 4> kTranslators{"tr", "trc", "trn", "msgid"};
constexpr std::array<const char*, 4> kIdTakers{"PushID", "GetID", "FindWindowByName", "OpenPopup"};
constexpr std::array<const char*, 12> kTakers{"AddText",      "drawLine", "line",   "paragraph",
                                              "sectionTitle", "tooltip",  "button", "textField",
                                              "textArea",     "stepper",  "slider", "drawToast"};
constexpr std::array<const char*, 9> kErrorMakers{"Error",  "Message", "error",   "errorAt", "fail",
                                                  "failed", "warn",    "problem", "illegal"};
constexpr std::array<const char*, 16> kMembers{
    "label", "tooltip", "title",  "help",    "hint",    "headline",   "reason",       "summary",
    "group", "shown",   "status", "tagline", "problem", "entryError", "announcement", "text"};

// The index of the sign that closes the one at `open`, or the end.
std::size_t closing(const std::vector<Token>& tokens, std::size_t open) {
    int depth = 0;
    for (std::size_t i = open; i < tokens.size(); ++i) {
        if (tokens[i].is("(") || tokens[i].is("{") || tokens[i].is("[")) ++depth;
        if ((tokens[i].is(")") || tokens[i].is("}") || tokens[i].is("]")) && --depth == 0) return i;
    }
    return tokens.size();
}

bool showsLetters(std::string text) {
    if (text.substr(0, 2) == "##") return false;
    for (std::size_t at = text.find('%'); at != std::string::npos; at = text.find('%', at)) {
        const std::size_t end = text.find_first_not_of("0123456789.+-*lzh", at + 1);
        text.erase(at, end == std::string::npos ? end : end - at + 1);
    }
    // ASCII letters, or the lead bytes of Latin-1's and Extended-A's.
    return std::any_of(text.begin(), text.end(),
                       [](unsigned char c) { return std::isalpha(c) != 0 || (c >= 0xC3 && c <= 0xC5); });
}

// Whether a literal is an id, as in `.action = "save"`, which no player sees.
bool isId(const std::vector<Token>& tokens, std::size_t i) {
    return i >= 3 && tokens[i - 1].is("=") && tokens[i - 2].is("action") && tokens[i - 3].is(".");
}

// Collects the shown literals of an argument list; skips translated ones and ids.
void collect(const std::vector<Token>& tokens, std::size_t begin, std::size_t end, const std::string& file,
             std::vector<Bypass>& found) {
    for (std::size_t i = begin; i < end; ++i) {
        const bool call = i + 1 < end && tokens[i + 1].is("(");
        if (call && (isOneOf(tokens[i], kTranslators) || isOneOf(tokens[i], kIdTakers))) {
            i = closing(tokens, i + 1);
        } else if (tokens[i].kind == Token::Kind::Text && showsLetters(tokens[i].text) && !isId(tokens, i)) {
            found.push_back({tokens[i].text, place(file, tokens[i])});
        }
    }
}

bool callsShower(const std::vector<Token>& tokens, std::size_t i) {
    if (i + 1 >= tokens.size() || tokens[i].kind != Token::Kind::Word || !tokens[i + 1].is("(")) return false;
    if (isOneOf(tokens[i], kIdTakers) || isOneOf(tokens[i], kTranslators)) return false;
    const bool qualified =
        i >= 2 && tokens[i - 1].is("::") && (tokens[i - 2].is("ImGui") || tokens[i - 2].is("kit"));
    return qualified || isOneOf(tokens[i], kTakers);
}

bool setsShownMember(const std::vector<Token>& tokens, std::size_t i) {
    return i >= 1 && i + 2 < tokens.size() && tokens[i - 1].is(".") && isOneOf(tokens[i], kMembers) &&
           tokens[i + 1].is("=") && tokens[i + 2].kind == Token::Kind::Text;
}

// log.error("...") and similar calls address developers.
bool makesError(const std::vector<Token>& tokens, std::size_t i) {
    if (i + 1 >= tokens.size() || !isOneOf(tokens[i], kErrorMakers)) return false;
    if (!tokens[i + 1].is("(") && !tokens[i + 1].is("{")) return false;
    const bool member = i >= 2 && (tokens[i - 1].is(".") || tokens[i - 1].is("->"));
    return !member || (!tokens[i - 2].is("log") && !tokens[i - 2].is("log_"));
}

// In {{"name", value}, {"name", value}}, the names; not in Error{{"text", ...}}.
bool namesPlace(const std::vector<Token>& tokens, std::size_t i) {
    if (i < 3 || i + 1 >= tokens.size() || !tokens[i - 1].is("{") || !tokens[i + 1].is(",")) return false;
    if (tokens[i - 2].is("{")) return !makesError(tokens, i - 3);
    return tokens[i - 2].is(",") && tokens[i - 3].is("}");
}

}  // namespace

std::vector<Message> messagesInData(const std::string& json, const std::string& file) {
    static const std::regex kText(R"~("(?:title|text)": "((?:[^"\\]|\\.)*)")~");
    std::vector<Message> messages;
    for (std::sregex_iterator at(json.begin(), json.end(), kText); at != std::sregex_iterator(); ++at)
        messages.push_back({"", (*at)[1], "", file});
    return messages;
}

std::vector<Message> messagesIn(std::string_view source, const std::string& file) {
    const std::vector<Token> tokens = Lexer(source).all();
    std::vector<Message> messages;
    for (std::size_t i = 0; i + 2 < tokens.size(); ++i) {
        if (!isOneOf(tokens[i], kTranslators) || !tokens[i + 1].is("(")) continue;
        if (tokens[i + 2].kind != Token::Kind::Text) continue;
        const std::string& first = tokens[i + 2].text;
        const bool two =
            i + 4 < tokens.size() && tokens[i + 3].is(",") && tokens[i + 4].kind == Token::Kind::Text;
        const std::string where = place(file, tokens[i]);
        if (tokens[i].is("trc") && two) messages.push_back({first, tokens[i + 4].text, "", where});
        if (tokens[i].is("trn") && two) messages.push_back({"", first, tokens[i + 4].text, where});
        if (tokens[i].is("tr") || tokens[i].is("msgid")) messages.push_back({"", first, "", where});
    }
    return messages;
}

std::vector<Bypass> bypassesIn(std::string_view source, const std::string& file) {
    const std::vector<Token> tokens = Lexer(source).all();
    std::vector<Bypass> found;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (callsShower(tokens, i)) {
            const std::size_t end = closing(tokens, i + 1);
            collect(tokens, i + 2, end, file, found);
            i = end;
        } else if (setsShownMember(tokens, i)) {
            collect(tokens, i + 2, i + 3, file, found);
        }
    }
    return found;
}

std::vector<Bypass> unmarkedErrorsIn(std::string_view source, const std::string& file) {
    const std::vector<Token> tokens = Lexer(source).all();
    std::vector<Bypass> found;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (!makesError(tokens, i)) continue;
        const std::size_t end = closing(tokens, i + 1);
        for (; i < end; ++i) {
            if (i + 1 < end && tokens[i + 1].is("(") && isOneOf(tokens[i], kTranslators)) {
                i = closing(tokens, i + 1);
            } else if (tokens[i].kind == Token::Kind::Text && showsLetters(tokens[i].text) &&
                       !namesPlace(tokens, i)) {
                found.push_back({tokens[i].text, place(file, tokens[i])});
            }
        }
    }
    return found;
}

std::vector<Message> textsInLesson(std::string_view lesson, const std::string& file) {
    constexpr std::string_view kClaims = " claims ";
    std::vector<Message> messages;
    std::string text;
    bool quoted = false;
    int line = 1;
    for (std::size_t i = 0; i < lesson.size(); ++i) {
        const char c = lesson[i];
        if (c == '\n') ++line;
        // What a text claims is read by the rules alone.
        const bool claims = !quoted && lesson.substr(i, kClaims.size()) == kClaims;
        if (claims || (!quoted && c == '#')) {
            i = std::min(lesson.find('\n', i), lesson.size()) - 1;
        } else if (c == '"') {
            if (quoted)
                messages.push_back({{}, std::exchange(text, {}), {}, file + ":" + std::to_string(line)});
            quoted = !quoted;
        } else if (quoted) {
            text += c == '\\' && i + 1 < lesson.size() ? lesson[++i] : c;
        }
    }
    return messages;
}

std::vector<std::filesystem::path> sourcesOf(const std::filesystem::path& folder,
                                             std::string_view extension) {
    std::vector<std::filesystem::path> files;
    if (!std::filesystem::is_directory(folder)) return files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        const auto ending = entry.path().extension();
        const bool wanted =
            extension.empty() ? ending == ".cpp" || ending == ".h" : ending == std::string(extension);
        if (wanted) files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

std::string contentOf(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream) throw std::runtime_error("cannot be read: " + file.string());
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

}  // namespace scan
