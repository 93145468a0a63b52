#!/bin/sh
# Takes the texts of the sources up into every catalogue: those of a game into LANGUAGE/LC_MESSAGES/GAME.po, all others into
# dolmen.po. English translates to itself. Needs gettext.
set -eu
cd "$(dirname "$0")/../.."
data=$(mktemp -d)
trap 'rm -rf "$data"' EXIT

# What players read of a game's data, as C++ that xgettext can read.
for file in $(find assets/games -name '*.json' | LC_ALL=C sort); do
    mkdir -p "$data/$(dirname "$file")"
    sed -n 's/^ *"\(title\|text\)": \(".*"\),\{0,1\}$/msgid(\2);/p' "$file" >"$data/$file"
done
# Of lessons every text in quotes is shown, but for those in what a text claims, which ends a line unless turns follow. Each is
# wrapped, so that two on one line stay two.
for file in $(find assets/lessons assets/rules -name '*.lesson' | LC_ALL=C sort); do
    mkdir -p "$data/$(dirname "$file")"
    sed -E -e 's/^(([^"]|"([^"\\]|\\.)*")*) claims .*/\1/' -e 's/"([^"\\]|\\.)*"/msgid(&);/g' "$file" >"$data/$file"
done

# collect TEMPLATE: the texts of the sources whose names come in, those of lessons apart from C++.
collect() {
    template=$1
    cat >"$data/files"
    : >"$template"
    grep -v '\.lesson$' "$data/files" |
        xgettext --directory="$data" --directory=. --files-from=- --output="$template" --language=C++ --from-code=UTF-8 \
            --no-wrap --sort-by-file --keyword --keyword=tr --keyword=trc:1c,2 --keyword=trn:1,2 --keyword=msgid \
            --add-location=file --package-name=Dolmen
    if grep '\.lesson$' "$data/files" >"$data/lessons"; then
        xgettext --files-from="$data/lessons" --directory="$data" --output="$template" --join-existing --language=Python \
            --keyword --keyword=msgid --from-code=UTF-8 --no-wrap --sort-by-file --add-location=file --package-name=Dolmen
    fi
    # Placeholders are {names}; where xgettext takes a per cent sign for one of its formats, it is wrong.
    sed -i 's/charset=CHARSET/charset=UTF-8/; /^"POT-Creation-Date/d; /^#, [a-z-]*-format$/d' "$template"
}

# join CATALOGUE: the places of a text on one line; versions of gettext wrap them differently.
join() {
    awk '/^#: / { places = places (places == "" ? "" : " ") substr($0, 4); next }
         places != "" { print "#: " places; places = "" } { print }' "$1" >"$data/joined"
    cat "$data/joined" >"$1"
}

# merge TEMPLATE NAME: into LANGUAGE/LC_MESSAGES/NAME.po of every language.
merge() {
    for catalogue in assets/locale/*/LC_MESSAGES/"$2.po"; do
        if [ -s "$catalogue" ]; then
            msgmerge --quiet --update --backup=none --no-fuzzy-matching --no-wrap --sort-by-file "$catalogue" "$1"
            join "$catalogue"
        fi
    done
    english=assets/locale/en/LC_MESSAGES/$2.po
    mkdir -p "$(dirname "$english")"
    msgen --no-wrap --lang=en --output-file="$english" "$1"
    sed -i -e '/^# SOME DESCRIPTIVE TITLE/,/^#$/d' -e '/^#, fuzzy$/d' -e '/^"PO-Revision-Date/d' \
        -e '/^"Last-Translator/d' -e '/^"Language-Team/d' \
        -e 's/^"Plural-Forms:.*/"Plural-Forms: nplurals=2; plural=(n != 1);\\n"/' "$english"
    grep -q '^"Plural-Forms' "$english" ||
        sed -i 's/^"Language: en\\n"/&\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"/' "$english"
    join "$english"
    msgfmt --check-format --check-domain --output-file=/dev/null "$english"
}

# Of the page's JavaScript xgettext reads as much as it needs.
{ find src \( -name '*.cpp' -o -name '*.h' \) ! -path 'src/games/*' && ls web/*.js; } | LC_ALL=C sort | collect "$data/dolmen.pot"
merge "$data/dolmen.pot" dolmen
# A text that the program itself has, too, stays there.
for folder in src/games/*; do
    game=$(basename "$folder")
    {
        find "$folder" \( -name '*.cpp' -o -name '*.h' \)
        find "assets/games/$game" -name '*.json'
        find "assets/lessons/$game" "assets/rules/$game" -name '*.lesson'
    } 2>/dev/null | LC_ALL=C sort | collect "$data/all.pot"
    msgattrib --set-obsolete --only-file="$data/dolmen.pot" --no-wrap --output-file="$data/marked.pot" "$data/all.pot"
    msgattrib --no-obsolete --no-wrap --sort-by-file --output-file="$data/$game.pot" "$data/marked.pot"
    merge "$data/$game.pot" "$game"
done
