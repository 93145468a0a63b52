#!/bin/sh
# Takes the texts of the sources up into every catalogue; English translates to itself. Needs gettext.
set -eu
cd "$(dirname "$0")/../.."
template=$(mktemp)
data=$(mktemp -d)
trap 'rm -rf "$template" "$data"' EXIT
# What players read of the games' data, as C++ that xgettext can read.
find assets/games -name '*.json' | LC_ALL=C sort | while read -r file; do
    mkdir -p "$data/$(dirname "$file")"
    sed -n 's/^ *"\(title\|text\)": \(".*"\),\{0,1\}$/msgid(\2);/p' "$file" >"$data/$file"
done
{
    find src \( -name '*.cpp' -o -name '*.h' \)
    find assets/games -name '*.json'
} | LC_ALL=C sort |
    xgettext --directory="$data" --directory=. --files-from=- --output="$template" --language=C++ --from-code=UTF-8 --no-wrap --sort-by-file \
        --keyword --keyword=tr --keyword=trc:1c,2 --keyword=trn:1,2 --keyword=msgid \
        --add-location=file --package-name=Dolmen 2>/dev/null
# Of lessons every text in quotes is shown. Each is wrapped, so that two on one line stay two.
for lesson in $(find assets/lessons assets/rules -name '*.lesson' | LC_ALL=C sort); do
    mkdir -p "$data/$(dirname "$lesson")"
    sed -E 's/"([^"\\]|\\.)*"/msgid(&);/g' "$lesson" >"$data/$lesson"
done
(cd "$data" && find assets -name '*.lesson' | LC_ALL=C sort) |
    xgettext --files-from=- --directory="$data" --output="$template" --join-existing --language=Python --keyword \
        --keyword=msgid --from-code=UTF-8 --no-wrap --sort-by-file --add-location=file --package-name=Dolmen
# Placeholders are {names}; where xgettext takes a per cent sign for one of its formats, it is wrong.
sed -i 's/charset=CHARSET/charset=UTF-8/; /^"POT-Creation-Date/d; /^#, [a-z-]*-format$/d' "$template"
for catalogue in assets/locale/*/LC_MESSAGES/dolmen.po; do
    if [ -s "$catalogue" ]; then
        msgmerge --quiet --update --backup=none --no-fuzzy-matching --no-wrap --sort-by-file "$catalogue" "$template"
    fi
done
english=assets/locale/en/LC_MESSAGES/dolmen.po
mkdir -p "$(dirname "$english")"
msgen --no-wrap --lang=en --output-file="$english" "$template"
sed -i -e '/^# SOME DESCRIPTIVE TITLE/,/^#$/d' -e '/^#, fuzzy$/d' -e '/^"PO-Revision-Date/d' \
    -e '/^"Last-Translator/d' -e '/^"Language-Team/d' \
    -e 's/^"Plural-Forms:.*/"Plural-Forms: nplurals=2; plural=(n != 1);\\n"/' "$english"
grep -q '^"Plural-Forms' "$english" ||
    sed -i 's/^"Language: en\\n"/&\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"/' "$english"
msgfmt --check-format --check-domain --output-file=/dev/null "$english"
