#pragma once

#include <array>

/// Glyphs of Font Awesome 4.7, which Fonts adds to the text faces.
namespace ui::kit::icons {

inline constexpr const char* kCheck = "\xEF\x80\x8C";
inline constexpr const char* kClose = "\xEF\x80\x8D";
inline constexpr const char* kPower = "\xEF\x80\x91";
inline constexpr const char* kGear = "\xEF\x80\x93";
inline constexpr const char* kHome = "\xEF\x80\x95";
inline constexpr const char* kFlag = "\xEF\x80\xA4";
inline constexpr const char* kHandshake = "\xEF\x8A\xB5";
inline constexpr const char* kBook = "\xEF\x80\xAD";
inline constexpr const char* kFile = "\xEF\x80\x96";
inline constexpr const char* kRefresh = "\xEF\x80\xA1";
inline constexpr const char* kFirst = "\xEF\x81\x88";
inline constexpr const char* kPrevious = "\xEF\x81\x93";
inline constexpr const char* kNext = "\xEF\x81\x94";
inline constexpr const char* kLast = "\xEF\x81\x91";
inline constexpr const char* kPlay = "\xEF\x81\x8B";
inline constexpr const char* kPause = "\xEF\x81\x8C";
inline constexpr const char* kBulb = "\xEF\x83\xAB";
inline constexpr const char* kGoal = "\xEF\x85\x80";
inline constexpr const char* kTrophy = "\xEF\x82\x91";
inline constexpr const char* kUsers = "\xEF\x83\x80";
inline constexpr const char* kMinus = "\xEF\x81\xA8";
inline constexpr const char* kPlus = "\xEF\x81\xA7";
inline constexpr const char* kWarning = "\xEF\x81\xB1";
inline constexpr const char* kComment = "\xEF\x81\xB5";
inline constexpr const char* kUp = "\xEF\x81\xB7";
inline constexpr const char* kDown = "\xEF\x81\xB8";
inline constexpr const char* kFolder = "\xEF\x81\xBB";
inline constexpr const char* kFolderOpen = "\xEF\x81\xBC";
inline constexpr const char* kEye = "\xEF\x81\xAE";
inline constexpr const char* kInfo = "\xEF\x81\x9A";
inline constexpr const char* kCamera = "\xEF\x80\xB0";
inline constexpr const char* kCopy = "\xEF\x83\x85";
inline constexpr const char* kPaste = "\xEF\x83\xAA";
inline constexpr const char* kSave = "\xEF\x83\x87";
inline constexpr const char* kMenu = "\xEF\x83\x89";
inline constexpr const char* kUndo = "\xEF\x83\xA2";
inline constexpr const char* kRedo = "\xEF\x80\x9E";
inline constexpr const char* kTopView = "\xEF\x80\x89";
inline constexpr const char* kCompass = "\xEF\x85\x8E";
inline constexpr const char* kHourglass = "\xEF\x89\x92";
inline constexpr const char* kPencil = "\xEF\x81\x80";
inline constexpr const char* kChart = "\xEF\x88\x81";
inline constexpr const char* kTrash = "\xEF\x80\x94";
inline constexpr const char* kShare = "\xEF\x87\xA0";
inline constexpr const char* kLink = "\xEF\x83\x81";
inline constexpr const char* kFilm = "\xEF\x80\x88";
inline constexpr const char* kAngleRight = "\xEF\x84\x85";
inline constexpr const char* kAngleLeft = "\xEF\x84\x84";
inline constexpr const char* kAngleDown = "\xEF\x84\x87";
inline constexpr const char* kAngleUp = "\xEF\x84\x86";
inline constexpr const char* kSearch = "\xEF\x80\x82";
inline constexpr const char* kGraduate = "\xEF\x86\x9D";
inline constexpr const char* kQuestion = "\xEF\x84\xA8";
inline constexpr const char* kList = "\xEF\x80\xBA";
inline constexpr const char* kGrid = "\xEF\x80\x8A";
inline constexpr const char* kBrush = "\xEF\x87\xBC";
inline constexpr const char* kMirror = "\xEF\x81\xBE";
inline constexpr const char* kMore = "\xEF\x85\x81";

/// All of the above: Fonts loads these and no others.
inline constexpr std::array kAll{
    kCheck,     kClose,      kPower,     kGear,      kHome,    kFlag,   kHandshake,  kFile,     kRefresh,
    kFirst,     kPrevious,   kNext,      kLast,      kPlay,    kPause,  kBulb,       kUsers,    kMinus,
    kPlus,      kWarning,    kComment,   kUp,        kDown,    kFolder, kFolderOpen, kEye,      kInfo,
    kCamera,    kCopy,       kPaste,     kSave,      kMenu,    kUndo,   kRedo,       kTopView,  kCompass,
    kHourglass, kAngleRight, kAngleLeft, kAngleDown, kAngleUp, kBook,   kPencil,     kTrash,    kGoal,
    kSearch,    kQuestion,   kShare,     kLink,      kFilm,    kChart,  kTrophy,     kGraduate, kList,
    kGrid,      kMore,       kBrush,     kMirror};

}  // namespace ui::kit::icons
