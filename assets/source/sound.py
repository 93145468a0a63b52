"""Makes every sound: /usr/bin/python3 assets/source/sound.py [FOLDER] (needs numpy, and oggenc of vorbis-tools).

A blow is what a short force does to bodies that ring: a pulse as long as the contact, heard through sums of decaying
modes (the piece, what it lands on), the hiss of rough surfaces, and the small bounces of a stone that comes to rest.
Rubbing is many tiny blows. Air and fire are noise shaped in the spectrum of the whole loop, which repeats therefore
without a seam. All randomness is seeded by the file's name.

A set is a folder; what belongs to the cue "lay" is called lay-1.ogg, lay-2.ogg …
"""

import subprocess
import sys
import wave
import zlib
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

ASSETS = Path(__file__).resolve().parent.parent
RATE = 48000
HIGHEST = -2.5  # dB of full scale, between the samples too
LEAD = 0.006      # seconds of silence first: the encoder rings a little before a blow


def seeded(name):
    return np.random.default_rng(zlib.crc32(name.encode()))


def frames(seconds):
    return int(round(seconds * RATE))


# ---- what rings ----

@dataclass(frozen=True)
class Body:
    """Modes by their ratios to the lowest; `ring` is the time in which that one falls by 60 dB, and higher ones fall
    sooner, as in all that is damped from inside."""
    pitch: float
    ratios: tuple
    ring: float
    slope: float = 0.8   # amplitude of a mode: ratio ** -slope
    damping: float = 0.7  # ring of a mode: ratio ** -damping

    def modes(self, rng, spread):
        ratios = np.array(self.ratios) * (1 + spread * rng.standard_normal(len(self.ratios)))
        pitch = self.pitch * (1 + 0.5 * spread * rng.standard_normal())
        amps = np.array(self.ratios) ** -self.slope * rng.uniform(0.65, 1.35, len(self.ratios))
        return pitch * ratios, amps, self.ring * np.array(self.ratios) ** -self.damping


def ringing(body, n, rng, spread=0.025):
    """What is heard after a blow without length."""
    t = np.arange(n) / RATE
    out = np.zeros(n)
    for f, amp, ring in zip(*body.modes(rng, spread)):
        if f < 0.45 * RATE:
            out += amp * np.exp(-6.908 * t / ring) * np.sin(2 * np.pi * f * t)
    return out


def pulse(seconds):
    """The force of a contact over time: half a sine, of unit area, so that a soft one is a dull one."""
    n = max(3, frames(seconds))
    half = np.sin(np.pi * (np.arange(n) + 0.5) / n)
    return half / half.sum()


def convolved(a, b):
    n = len(a) + len(b) - 1
    size = 1 << (n - 1).bit_length()
    return np.fft.irfft(np.fft.rfft(a, size) * np.fft.rfft(b, size), size)[:n]


def banded(n, low, high, rng, soft=0.5):
    """Noise between two frequencies, with slopes of `soft` octaves. Repeats after n frames without a seam."""
    f = np.maximum(np.fft.rfftfreq(n, 1 / RATE), 1e-3)
    shape = 1 / (1 + (low / f) ** (2 / soft)) / (1 + (f / high) ** (2 / soft))
    out = np.fft.irfft(np.fft.rfft(rng.standard_normal(n)) * shape, n)
    return out / max(out.std(), 1e-12)


def faded(n, attack, release):
    """An envelope that rises and falls by halves of a cosine; seconds."""
    t = np.arange(n)
    up = np.clip(t / max(1, frames(attack)), 0, 1)
    down = np.clip((n - 1 - t) / max(1, frames(release)), 0, 1)
    return (0.5 - 0.5 * np.cos(np.pi * up)) * (0.5 - 0.5 * np.cos(np.pi * down))


def add(out, at, what, gain=1.0):
    begin = frames(at)
    n = min(len(what), len(out) - begin)
    if n > 0:
        out[begin:begin + n] += gain * what[:n]


# ---- what tables and stones are made of ----

PLATE = (1, 1.58, 2.24, 2.92, 3.71, 4.62)
BLOCK = (1, 1.47, 2.09, 2.56, 3.43, 4.4, 5.2)
BOX = (1, 1.62, 2.35, 3.4, 4.9, 6.8, 9.1)


@dataclass(frozen=True)
class Place:
    """What pieces, board and trays of one set are made of."""
    flat: Body
    cap: Body
    board: Body
    tray: Body
    hardness: float      # seconds of contact, stone on stone
    board_contact: float  # seconds of contact, stone on board
    grit: float          # the part of rough surfaces
    board_part: float    # how loud the board is against the stone
    bounce: float        # how much of a blow the next one is
    room: float          # how much the walls answer


TAVERN = Place(
    flat=Body(2480, PLATE, 0.060), cap=Body(1490, BLOCK, 0.075),
    board=Body(196, BOX, 0.135, slope=0.62, damping=0.55), tray=Body(148, BOX, 0.07, slope=1.2),
    hardness=0.00015, board_contact=0.00025, grit=0.34, board_part=1.0, bounce=0.36, room=0.5)
MEGALITHS = Place(
    flat=Body(1180, BLOCK, 0.080, slope=0.85), cap=Body(760, BLOCK, 0.095, slope=0.9),
    board=Body(124, (1, 1.41, 2.2, 3.1), 0.080, slope=0.9), tray=Body(118, (1, 1.5, 2.3), 0.06, slope=1.1),
    hardness=0.00028, board_contact=0.00062, grit=1.1, board_part=0.95, bounce=0.20, room=0.0)
STUDY = Place(
    flat=Body(1720, PLATE, 0.026, slope=1.0), cap=Body(1080, BLOCK, 0.034, slope=1.0),
    board=Body(172, BOX, 0.070, slope=1.2), tray=Body(140, BOX, 0.045, slope=1.5),
    hardness=0.00038, board_contact=0.00075, grit=0.14, board_part=1.1, bounce=0.17, room=0.22)


def echoes(out, amount, rng):
    """The first walls: a handful of dull copies, no hall."""
    if amount <= 0:
        return out
    wet = out.copy()
    dull = convolved(out, pulse(0.0006))[:len(out)]
    for delay, gain in ((0.0113, 0.16), (0.0171, 0.13), (0.0267, 0.10), (0.0389, 0.07), (0.0561, 0.045)):
        add(wet, delay * rng.uniform(0.93, 1.07), dull, gain * amount)
    return wet


def blow(parts, contact, grit, n, rng):
    """One contact: every (body, gain) rings, and roughness hisses for as long as the surfaces slip."""
    heard = np.zeros(n)
    for body, gain in parts:
        heard += gain * ringing(body, n, rng)
    heard = convolved(heard, pulse(contact * rng.uniform(0.85, 1.2)))[:n]
    hiss = banded(n, 1400, 9500, rng) * np.exp(-np.arange(n) / RATE / rng.uniform(0.0012, 0.0022))
    hiss[:frames(0.00025)] *= np.linspace(0, 1, frames(0.00025))
    return heard + 0.16 * grit * convolved(hiss, pulse(contact * 0.5))[:n]


def settling(parts, contact, grit, seconds, rng, bounce, first=(0.021, 0.034), bounces=3):
    """A blow, then the smaller and quicker ones of a piece that comes to rest."""
    n = frames(seconds)
    out = np.zeros(n)
    parts = [(replace(b, pitch=b.pitch * rng.uniform(0.955, 1.045)), g * rng.uniform(0.85, 1.15)) for b, g in parts]
    add(out, 0, blow(parts, contact, grit, n, rng))
    at, gap, gain = 0.0, rng.uniform(*first), bounce * rng.uniform(0.6, 1.15)
    for _ in range(bounces):
        at += gap
        tilted = [(replace(b, pitch=b.pitch * rng.uniform(0.97, 1.05)), g * rng.uniform(0.7, 1.1)) for b, g in parts]
        add(out, at, blow(tilted, contact * 1.15, grit * 0.7, n, rng), gain)
        gap *= rng.uniform(0.52, 0.68)
        gain *= rng.uniform(0.38, 0.55)
    return out


def rubbing(body, seconds, density, low, high, rng, rough=1.0, attack=0.3, release=0.5):
    """Stone that slips over stone: noise, and the grains that catch."""
    n = frames(seconds)
    out = 0.2 * rough * banded(n, low, high, rng) * (1 + 0.5 * banded(n, 6, 45, rng)).clip(0.1, 2.5)
    grain = convolved(ringing(replace(body, ring=body.ring * 0.35), frames(0.03), rng, 0.08), pulse(0.0003))
    for at in rng.uniform(0, seconds * 0.95, int(density * seconds)):
        add(out, at, grain, 0.9 * rng.exponential(0.5) * rng.choice((-1, 1)))
    return out * faded(n, seconds * attack, seconds * release)


# ---- pieces ----

def lay(p, rng):
    return settling([(p.flat, 1.0), (p.board, p.board_part)], p.board_contact, p.grit, 0.42, rng, p.bounce)


def stack(p, rng):
    other = replace(p.flat, pitch=p.flat.pitch * rng.uniform(0.86, 0.95), ring=p.flat.ring * 1.15)
    return settling([(p.flat, 1.0), (other, 0.7), (p.board, 0.30 * p.board_part)], p.hardness, p.grit, 0.36, rng,
                    p.bounce * 1.15, (0.016, 0.028))


def stand(p, rng):
    """A stone on its edge: one corner, then the other, and the board sounds hollow under so narrow a foot."""
    edge = replace(p.flat, pitch=p.flat.pitch * 0.80, ring=p.flat.ring * 1.25)
    board = replace(p.board, pitch=p.board.pitch * 1.24)
    parts = [(edge, 1.05), (board, 1.2 * p.board_part)]
    n = frames(0.48)
    out = np.zeros(n)
    add(out, 0, settling(parts, p.board_contact * 0.9, p.grit, 0.46, rng, p.bounce * 0.6, bounces=2))
    add(out, rng.uniform(0.034, 0.052), blow(parts, p.board_contact, p.grit, n, rng), rng.uniform(0.42, 0.62))
    return out


def heavy(p, rng):
    deep = replace(p.board, pitch=p.board.pitch * 0.66, ring=p.board.ring * 1.5)
    return settling([(p.cap, 1.0), (deep, 1.1 * p.board_part), (p.board, 0.55 * p.board_part)],
                    p.board_contact * 1.35, p.grit, 0.6, rng, p.bounce * 0.8, (0.030, 0.046))


def heavy_stack(p, rng):
    return settling([(p.cap, 1.0), (p.flat, 0.75), (p.board, 0.55 * p.board_part)], p.hardness * 1.3, p.grit, 0.5,
                    rng, p.bounce, (0.022, 0.036))


def back(p, rng):
    """Into the tray: leather takes the edge off."""
    tray = replace(p.tray, pitch=p.tray.pitch * rng.uniform(0.86, 1.16))
    return settling([(replace(p.flat, ring=p.flat.ring * 0.5), 0.6), (tray, 0.9)],
                    p.board_contact * rng.uniform(1.7, 2.6), p.grit * 0.3, 0.3, rng, p.bounce * 0.9, (0.022, 0.05), 2)


def lift(p, rng):
    """The edge scrapes off what was under it."""
    n = frames(0.2)
    out = np.zeros(n)
    add(out, 0.0, rubbing(p.flat, 0.085 * rng.uniform(0.85, 1.2), 260, 1100, 6200, rng, 0.5 + p.grit, 0.2, 0.7), 0.5)
    add(out, rng.uniform(0.045, 0.07), blow([(p.flat, 0.6), (p.board, 0.25)], p.hardness * 2.2, p.grit, n, rng), 0.30)
    return out


def slide(p, rng):
    """A stack in the hand that travels: stones shift against each other, and the sleeve brushes the air."""
    seconds = rng.uniform(0.20, 0.25)
    out = rubbing(p.flat, seconds, 120, 700, 4200, rng, 0.5 + 0.7 * p.grit, 0.4, 0.5)
    air = banded(len(out), 250, 1500, rng) * faded(len(out), seconds * 0.45, seconds * 0.5)
    return out + 0.13 * air


def topple(p, rng):
    """A wall slaps down under a capstone, and grit runs off it."""
    n = frames(0.75)
    out = np.zeros(n)
    slab = replace(p.flat, pitch=p.flat.pitch * 0.84, ring=p.flat.ring * 1.3)
    deep = replace(p.board, pitch=p.board.pitch * 0.8)
    parts = [(slab, 1.0), (p.flat, 0.6), (deep, 1.3 * p.board_part)]
    add(out, 0, settling(parts, p.hardness * 1.6, p.grit * 1.8, 0.7, rng, p.bounce * 1.3, (0.018, 0.03), 4))
    add(out, 0.012, rubbing(p.flat, 0.22, 420, 1300, 7600, rng, 1.1, 0.06, 0.9), 0.33)
    for at in 0.03 + np.minimum(rng.gamma(2.0, 0.05, 14), 0.22):
        crumb = replace(p.flat, pitch=p.flat.pitch * rng.uniform(1.5, 2.9), ring=p.flat.ring * 0.45)
        add(out, at, blow([(crumb, 1.0)], p.hardness * 0.7, 0.4, frames(0.06), rng), 0.10 * rng.exponential(0.6) * np.exp(-at / 0.2))
    return out


# ---- what pieces do that no hand moves ----

def sand(seconds, low, high, rng, density=900):
    """Sand that runs: a hiss whose grains are heard one by one."""
    n = frames(seconds)
    out = banded(n, low, high, rng, 0.8) * (1 + 0.6 * banded(n, 9, 60, rng)).clip(0.15, 2.5)
    for at in rng.uniform(0, seconds * 0.97, int(density * seconds)):
        grain = convolved(rng.standard_normal(frames(0.0012)) * pulse(0.0012), pulse(0.0004))
        add(out, at, grain / np.abs(grain).max(), rng.exponential(0.55))
    return out


def show(p, rng):
    """Both turn round: two short scrapes, and the click with which they stand still."""
    n = frames(0.36)
    out = np.zeros(n)
    for at in (0.0, rng.uniform(0.05, 0.07)):
        add(out, at, rubbing(p.cap, 0.12, 300, 900, 5200, rng, 0.9, 0.1, 0.6), 0.5)
    add(out, rng.uniform(0.15, 0.17), blow([(p.flat, 0.8), (p.cap, 0.5)], p.hardness * 1.5, p.grit, n, rng), 0.8)
    return out


def sink(p, rng):
    """The ground gives way under a heavy foot, and sand closes over it."""
    n = frames(0.95)
    out = np.zeros(n)
    deep = replace(p.board, pitch=p.board.pitch * 0.5, ring=0.22)
    add(out, 0, blow([(deep, 1.5), (p.cap, 0.35)], p.board_contact * 3, p.grit, n, rng))
    run = sand(0.85, 260, 2600, rng) * np.exp(-np.arange(frames(0.85)) / RATE / 0.26)
    add(out, 0.01, run * faded(len(run), 0.03, 0.3), 0.20)
    return out


def rise(p, rng):
    """The other way round: sand breaks open and runs off what comes up, which stands with a knock."""
    n = frames(1.05)
    out = np.zeros(n)
    run = sand(0.8, 320, 4200, rng) * faded(frames(0.8), 0.22, 0.35)
    add(out, 0, run, 0.22)
    add(out, 0, sand(0.12, 200, 1400, rng) * faded(frames(0.12), 0.004, 0.1), 0.22)
    deep = replace(p.board, pitch=p.board.pitch * 0.62)
    add(out, rng.uniform(0.58, 0.62), settling([(p.cap, 0.8), (deep, 1.0)], p.board_contact * 1.6, p.grit, 0.4, rng, 0.2), 1.5)
    return out


def hurl(p, rng):
    """A hard hit, and something heavy that flies."""
    n = frames(0.7)
    out = np.zeros(n)
    add(out, 0, blow([(p.cap, 1.2), (replace(p.cap, pitch=p.cap.pitch * 1.31), 0.8), (p.board, 0.8)], p.hardness, p.grit * 1.6, n, rng))
    t = np.arange(frames(0.5)) / RATE
    air = banded(len(t), 180, 900, rng, 0.6) * np.exp(-((t - 0.19) / 0.10) ** 2)
    add(out, 0.02, air, 0.10)
    return out


def clash(p, rng):
    """Two of the same weight: both ring, a little apart, and neither gives way."""
    n = frames(0.8)
    out = np.zeros(n)
    one = replace(p.cap, pitch=p.cap.pitch * 0.92, ring=p.cap.ring * 3.2)
    other = replace(p.cap, pitch=p.cap.pitch * 0.97, ring=p.cap.ring * 3.0)
    add(out, 0, blow([(one, 1.0), (other, 1.0), (p.flat, 0.5)], p.hardness * 0.9, p.grit * 1.2, n, rng))
    add(out, rng.uniform(0.075, 0.095), blow([(one, 0.7), (other, 0.8)], p.hardness * 1.3, p.grit, n, rng), 0.5)
    return out


def settle(p, rng):
    """It sets itself into the ground: a deep thud, stone that grinds, and no bounce."""
    n = frames(0.85)
    out = np.zeros(n)
    deep = replace(p.board, pitch=p.board.pitch * 0.44, ring=0.4)
    add(out, 0, blow([(deep, 1.8), (p.board, 0.6), (p.cap, 0.4)], p.board_contact * 2.4, p.grit, n, rng))
    add(out, 0.03, rubbing(p.cap, 0.42, 260, 240, 1500, rng, 1.2, 0.08, 0.8), 0.42)
    return out


# ---- pegs in the holes of a wooden board, and sheets of cardboard ----

PEG = Body(940, BOX, 0.045, slope=0.9)


def peg(p, rng):
    """A wooden foot drops into its hole: a dry knock, the hollow board below, and a small rattle against the rim."""
    hollow = replace(p.board, pitch=p.board.pitch * 1.9, ring=p.board.ring * 0.6)
    return settling([(PEG, 1.0), (hollow, 0.8)], 0.00042, 0.12, 0.32, rng, 0.20, (0.024, 0.036), 2)


def peg_lift(p, rng):
    """It slips out along the wood, with the small pop of a hole that is free again."""
    n = frames(0.22)
    out = np.zeros(n)
    add(out, 0, rubbing(PEG, 0.07, 140, 700, 4200, rng, 1.0, 0.15, 0.6), 0.5)
    add(out, 0.055, blow([(replace(PEG, pitch=620, ring=0.035), 1.0)], 0.0009, 0.05, frames(0.15), rng), 0.8)
    return out


def peg_back(p, rng):
    """Sent home: it tumbles over the rim and falls into its hollow, deeper than a step."""
    n = frames(0.6)
    out = np.zeros(n)
    hollow = replace(p.tray, pitch=p.tray.pitch * 1.7, ring=0.1)
    at = 0.0
    for gain, pitch in ((0.55, 1.12), (0.45, 1.04)):
        add(out, at, blow([(replace(PEG, pitch=PEG.pitch * pitch * rng.uniform(0.97, 1.03)), 1.0), (hollow, 0.4)],
                          0.0005, 0.12, frames(0.3), rng), gain)
        at += rng.uniform(0.055, 0.075)
    low = replace(PEG, pitch=PEG.pitch * 0.78)
    add(out, at, settling([(low, 1.0), (hollow, 1.3)], 0.0006, 0.12, 0.35, rng, 0.25, (0.03, 0.042), 2))
    return out


def drive(p, rng):
    """A stake is set: the foot, and at once the blow that drives it into the board."""
    n = frames(0.55)
    out = np.zeros(n)
    deep = replace(p.board, pitch=p.board.pitch * 0.72, ring=0.2)
    stake = replace(PEG, pitch=PEG.pitch * 0.86, ring=0.07)
    add(out, 0, blow([(stake, 1.0), (deep, 1.6)], 0.00075, 0.25, frames(0.5), rng))
    add(out, 0.004, rubbing(stake, 0.06, 260, 350, 2400, rng, 1.2, 0.05, 0.8), 0.35)
    return out


def exchange(p, rng):
    """Two pieces leave their places at once and pass each other: two knocks of wood, one a third higher, and the air that
    each of them moves, one swelling while the other dies away."""
    n = frames(0.62)
    out = np.zeros(n)
    for at, pitch in ((0.0, 1.0), (rng.uniform(0.018, 0.028), 1.26)):
        add(out, at, blow([(replace(PEG, pitch=0.72 * PEG.pitch * pitch, ring=0.05), 1.0)], 0.0007, 0.08, frames(0.2), rng), 0.8)
    t = np.arange(n) / RATE
    for peak, low, high in ((0.17, 260, 1300), (0.34, 420, 2100)):
        swell = np.exp(-((t - peak * rng.uniform(0.95, 1.05)) / 0.085) ** 2)
        out += 0.085 * banded(n, low, high, rng, 0.6) * swell * faded(n, 0.02, 0.12)
    return out


def paper(seconds, low, high, rng, attack, release):
    """Air and fibres of a sheet that moves: noise that flutters a little."""
    n = frames(seconds)
    flutter = (1 + 0.35 * banded(n, 30, 140, rng)).clip(0.1, 2.5)
    return banded(n, low, high, rng, 0.7) * flutter * faded(n, attack, release)


def snap(rng, pitch=1700.0, n=0.05):
    """The springy tick of cardboard."""
    body = Body(pitch * rng.uniform(0.93, 1.07), (1, 1.62, 2.4, 3.6, 5.1), 0.012, slope=0.5)
    return blow([(body, 1.0)], 0.00028, 0.8, frames(n), rng)


def sheet(p, rng):
    """A card is laid: it pats the wood with its whole face, and the air below it escapes."""
    n = frames(0.26)
    out = np.zeros(n)
    wood = replace(p.board, pitch=p.board.pitch * 1.5, ring=0.05)
    add(out, 0, blow([(wood, 1.0)], 0.0009, 0.2, frames(0.15), rng), 0.9)
    add(out, 0, snap(rng, 1350), 0.8)
    add(out, 0.001, paper(0.13, 900, 6500, rng, 0.001, 0.12), 0.055)
    return out


def sheet_stand(p, rng):
    """Its edge ticks into the holder, and it leans back."""
    n = frames(0.24)
    out = np.zeros(n)
    wood = replace(p.tray, pitch=p.tray.pitch * 2.6, ring=0.045)
    add(out, 0, blow([(wood, 0.8)], 0.0006, 0.2, frames(0.12), rng), 0.6)
    add(out, 0, snap(rng, 2100), 1.0)
    add(out, rng.uniform(0.040, 0.052), snap(rng, 1500), 0.45)
    return out


def sheet_lift(p, rng):
    """Drawn off: a short whisper that rises, and the flick of a corner that is let go."""
    n = frames(0.22)
    out = np.zeros(n)
    add(out, 0, paper(0.13, 1600, 8000, rng, 0.045, 0.07), 0.3)
    add(out, 0.035, snap(rng, 2400, 0.03), 0.35)
    return out


def shuffle(p, rng):
    """A riffle: the corners of two halves fall upon each other, faster and faster, then the heap is squared."""
    n = frames(1.25)
    out = np.zeros(n)
    at, gap = 0.0, 0.034
    while at < 0.62:
        add(out, at, snap(rng, 1900, 0.03), rng.uniform(0.55, 1.0))
        add(out, at, paper(0.03, 1500, 7500, rng, 0.002, 0.024), 0.07)
        at += gap * rng.uniform(0.75, 1.25)
        gap = max(0.0125, gap * 0.955)
    add(out, at, paper(0.22, 700, 5200, rng, 0.05, 0.12), 0.10)
    wood = replace(p.board, pitch=p.board.pitch * 1.3, ring=0.06)
    for later in (0.20, 0.34):
        add(out, at + later * rng.uniform(0.95, 1.05), blow([(wood, 1.0)], 0.0011, 0.2, frames(0.2), rng), 0.5)
        add(out, at + later, snap(rng, 1200), 0.35)
    return out


# ---- what the game has to say: a row of stones that are struck with a felt mallet ----

BAR = (1, 2.756, 5.404, 8.93)


def note(pitch, ring, rng, mallet=0.0016):
    """A stone bar that lies free: its partials are far apart, so it sounds as one clear pitch."""
    body = Body(pitch, BAR, ring, slope=1.15, damping=1.05)
    n = frames(ring * 1.05 + 0.1)
    tone = convolved(ringing(body, n, rng, 0.0007), pulse(mallet))[:n]
    knock = convolved(ringing(Body(310, BOX, 0.05), n, rng), pulse(0.0012))[:n]
    return tone + 0.16 * knock


def notes(seconds, plan, rng):
    out = np.zeros(frames(seconds))
    for at, pitch, ring, gain in plan:
        add(out, at * rng.uniform(0.99, 1.01), note(pitch, ring, rng), gain)
    return out


D4 = 293.66


def step(semitones):
    return D4 * 2 ** (semitones / 12)


def threat(rng):
    """Two knocks, the second higher: the word is short, and so is this."""
    return notes(0.75, [(0, step(12), 0.34, 0.8), (0.135, step(17), 0.5, 1.0)], rng)


def decide(rng):
    return notes(1.15, [(0, step(12), 0.95, 1.0)], rng)


def win(rng):
    plan = [(0, step(0), 1.9, 0.9), (0.15, step(7), 1.7, 0.75), (0.30, step(12), 1.6, 0.8), (0.45, step(16), 1.5, 0.75),
            (0.68, step(19), 1.9, 0.85), (0.69, step(7), 1.9, 0.5), (0.70, step(-12), 1.9, 0.8)]
    return notes(2.9, plan, rng)


def draw(rng):
    return notes(2.2, [(0, step(7), 1.5, 0.8), (0.30, step(5), 1.6, 0.7), (0.62, step(0), 1.5, 0.8),
                       (0.63, step(7), 1.5, 0.5)], rng)


def complete(rng):
    """Five stones upon each other: a row of low knocks that ends in a chord."""
    plan = [(0.09 * i, step((-12, -8, -5, 0, 4)[i]), 0.9, 0.7) for i in range(5)]
    return notes(2.6, plan + [(0.52, step(-12), 1.9, 0.9), (0.53, step(0), 1.8, 0.7), (0.54, step(7), 1.7, 0.6)], rng)


def clock(rng):
    """Time is lost: a wooden beat that falls."""
    out = np.zeros(frames(1.3))
    for i, (at, pitch) in enumerate(((0, 520), (0.16, 440), (0.32, 370), (0.56, 196))):
        wood = Body(pitch, (1, 1.9, 3.1, 4.7), 0.16 if i < 3 else 0.5, slope=1.2)
        add(out, at, convolved(ringing(wood, frames(0.7), rng), pulse(0.0011)), 1.0 if i == 3 else 0.6)
    return out


def press(rng):
    wood = Body(980 * rng.uniform(0.96, 1.05), (1, 1.73, 2.9, 4.4), 0.030, slope=1.0)
    n = frames(0.09)
    out = convolved(ringing(wood, n, rng), pulse(0.0007))[:n]
    add(out, rng.uniform(0.012, 0.016), out.copy(), 0.22)
    return out


# ---- the air of a place: stereo loops ----

def swell(n, rng, slowest, fastest, depth):
    """A slow rise and fall around 1 that repeats with the loop. Periods in seconds."""
    t = np.arange(n) / n
    length = n / RATE
    out = np.zeros(n)
    for k in range(max(1, int(length / slowest)), max(2, int(length / fastest)) + 1):
        out += rng.standard_normal() * np.cos(2 * np.pi * (k * t + rng.random())) / np.sqrt(k)
    return np.exp(depth * out / max(out.std(), 1e-9))


def wide(n, low, high, rng, width, soft=0.6):
    """Noise for two ears, the more alike the smaller the width."""
    middle = banded(n, low, high, rng, soft)
    return np.stack([middle * (1 - width) + width * banded(n, low, high, rng, soft) for _ in range(2)])


def scattered(out, at, what, pan):
    """Adds a sound at frame `at`, around the seam if it must; pan from -1 to 1 at equal power."""
    where = (at + np.arange(len(what))) % out.shape[1]
    angle = (pan + 1) * np.pi / 4
    out[0, where] += np.cos(angle) * what
    out[1, where] += np.sin(angle) * what


def crackle(rng):
    """Wet wood bursts: a snap with the body of a small splinter."""
    seconds = float(np.clip(rng.lognormal(-5.2, 0.6), 0.0015, 0.03))
    n = frames(max(0.012, seconds * 6))
    t = np.arange(n) / RATE
    body = Body(float(rng.uniform(650, 3600)), (1, 1.7, 2.6, 3.9), seconds * 2.2, slope=0.7)
    snap = rng.standard_normal(n) * np.exp(-t / (seconds * 0.35)) * np.minimum(1, t / 0.0002)
    out = convolved(0.55 * ringing(body, n, rng, 0.05) + 0.5 * snap, pulse(0.00012))[:n]
    return out * faded(n, 0.0001, 0.004)


def hearth(rng):
    n = frames(36)
    breath = swell(n, rng, 9, 0.9, 0.16)
    out = 0.62 * wide(n, 45, 210, rng, 0.35) * breath
    out += 0.30 * wide(n, 180, 900, rng, 0.55) * swell(n, rng, 6, 0.35, 0.30)
    out += 0.050 * wide(n, 1500, 7000, rng, 0.8) * swell(n, rng, 5, 0.3, 0.35)
    at = 0.0
    while at < 36:
        at += rng.exponential(0.17)
        many = 1 + rng.poisson(3.5) if rng.random() < 0.12 else 1
        loud = rng.lognormal(-0.75, 0.75)
        for k in range(many):
            when = frames(at + k * rng.exponential(0.028)) % n
            snap = 4.5 * crackle(rng) * min(2.2, loud * rng.uniform(0.5, 1.1))
            scattered(out, when, snap, np.clip(rng.normal(0, 0.35), -0.9, 0.9))
    return out


def wind(rng):
    """Gusts over a heath: the stronger the brighter, and grass answers late."""
    n = frames(42)
    gust = swell(n, rng, 21, 2.6, 0.42)
    late = np.roll(gust, frames(0.6))
    out = 1.0 * wide(n, 60, 240, rng, 0.5) * gust ** 0.8
    out += 0.50 * wide(n, 220, 620, rng, 0.7) * gust ** 1.3 * swell(n, rng, 3, 0.5, 0.12)
    out += 0.16 * wide(n, 600, 1500, rng, 0.85) * gust ** 2.0
    out += 0.055 * wide(n, 2200, 6500, rng, 0.95) * late ** 2.2 * swell(n, rng, 1.2, 0.12, 0.25)
    return out


def room(rng):
    """A study at noon: air, and a tall clock in the next room."""
    n = frames(32)
    out = 1.0 * wide(n, 40, 160, rng, 0.4) * swell(n, rng, 16, 4, 0.08)
    out += 0.20 * wide(n, 160, 900, rng, 0.7) * swell(n, rng, 11, 3, 0.12)
    out += 0.03 * wide(n, 900, 4000, rng, 0.9)
    for beat in range(32):
        swing = Body(610 if beat % 2 else 545, (1, 2.1, 3.4), 0.07, slope=1.3)
        tick = convolved(ringing(swing, frames(0.2), rng, 0.004), pulse(0.0016))
        tick = echoes(np.pad(tick, (0, frames(0.1))), 1.6, rng)
        scattered(out, frames(beat * 1.0 + 0.4), 9.0 * tick, 0.45)
    return out


def around(n, at, rise, fall):
    """An envelope that rises before `at` and falls after it, around the loop's seam; seconds."""
    t = (np.arange(n) / RATE - at + n / RATE / 2) % (n / RATE) - n / RATE / 2
    return np.where(t < 0, np.exp(-(t / rise) ** 2), np.exp(-t / fall))


def surf(rng):
    """A small surf: each wave breaks with a low thud, runs up the sand with a hiss and draws back through its grains."""
    n = frames(44)
    out = 0.55 * wide(n, 45, 190, rng, 0.4) * swell(n, rng, 15, 3, 0.25)
    out += 0.10 * wide(n, 300, 1600, rng, 0.8) * swell(n, rng, 9, 2, 0.25)
    thud, wash, hiss = wide(n, 60, 330, rng, 0.5), wide(n, 300, 1500, rng, 0.75), wide(n, 1800, 6500, rng, 0.9)
    at = 2.0
    while at < 41:
        force, pan = rng.uniform(0.6, 1.15), rng.uniform(-0.5, 0.5)
        ears = np.array([[np.cos((pan + 1) * np.pi / 4)], [np.sin((pan + 1) * np.pi / 4)]]) * np.sqrt(2)
        out += force * ears * (0.75 * around(n, at, 0.9, 1.0) * thud + 0.42 * around(n, at + 0.5, 1.0, 1.6) * wash
                               + 0.13 * around(n, at + 1.5, 1.2, 2.2) * hiss)
        at += rng.uniform(4.6, 7.2)
    return out


# ---- levels ----

def weighted(x):
    """As the ear hears it: the K curve of ITU-R BS.1770, a shelf and a high-pass at 48 kHz."""
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(x.shape[-1], 1 / RATE) / RATE)
    shelf = ((1.53512485958697 - 2.69169618940638 * z + 1.19839281085285 * z ** 2) /
             (1 - 1.69065929318241 * z + 0.73248077421585 * z ** 2))
    high = (1 - 2 * z + z ** 2) / (1 - 1.99004745483398 * z + 0.99007225036621 * z ** 2)
    return np.fft.irfft(np.fft.rfft(x) * shelf * high, x.shape[-1])


def loudness(x, window):
    """dB of the loudest stretch of so many seconds; of the whole where the window is None."""
    power = np.atleast_2d(weighted(x)) ** 2
    power = power.mean(0)
    if window is None:
        return 10 * np.log10(power.mean())
    k = frames(window)
    sums = np.convolve(power, np.ones(k) / k)
    return 10 * np.log10(sums.max())


def peak(x):
    """Between the samples too: four times as many of them."""
    n = x.shape[-1]
    spectrum = np.fft.rfft(np.atleast_2d(x))
    return np.abs(np.fft.irfft(spectrum, 4 * n) * 4).max()


def without_rumble(x, below=32):
    """No offset, and nothing that only moves the cone: a Butterworth high-pass of second order, heard after, never
    before."""
    w = 1j * np.fft.rfftfreq(x.shape[-1], 1 / RATE) / below
    return np.fft.irfft(np.fft.rfft(x) * w ** 2 / (w ** 2 + np.sqrt(2) * w + 1), x.shape[-1])


def finished(x, level, window):
    """A short sound that begins and ends in silence, at its level; quieter if its peak would be too high."""
    x = without_rumble(np.concatenate([np.zeros(frames(LEAD)), x, np.zeros(frames(0.3))]))
    audible = np.flatnonzero(np.abs(x) > np.abs(x).max() * 10 ** (-64 / 20))
    x = x[:min(len(x), audible[-1] + frames(0.03))]
    x = x * faded(len(x), 0.0005, min(0.06, len(x) / RATE / 3))
    x = x * 10 ** ((level - loudness(x, window)) / 20)
    return x * min(1.0, 10 ** (HIGHEST / 20) / peak(x))


def write(path, x, quality):
    x = np.atleast_2d(x)
    raw = np.round(np.clip(x.T, -1, 1) * (2 ** 23 - 1)).astype("<i4").reshape(-1, 1).view(np.uint8)[:, :3].tobytes()
    path.parent.mkdir(parents=True, exist_ok=True)
    plain = path.with_suffix(".wav")
    with wave.open(str(plain), "wb") as out:
        out.setnchannels(x.shape[0])
        out.setsampwidth(3)
        out.setframerate(RATE)
        out.writeframes(raw)
    subprocess.run(["oggenc", "--quiet", "-s", "1", "-q", str(quality), "-o", str(path), str(plain)], check=True)
    plain.unlink()


# cue: (maker, how many, level of the loudest 50 ms in dB, K-weighted)
PIECES = {"lay": (lay, 6, -20), "stack": (stack, 6, -19), "stand": (stand, 5, -19), "heavy": (heavy, 4, -18),
          "heavy-stack": (heavy_stack, 4, -18), "back": (back, 4, -25), "lift": (lift, 5, -31), "slide": (slide, 5, -34),
          "topple": (topple, 4, -17)}
# Of the common set alone: one place needs no other, since sand, pegs and sheets sound the same everywhere.
FEATS = {"show": (show, 4, -27), "sink": (sink, 4, -20), "rise": (rise, 4, -22), "hurl": (hurl, 4, -18),
         "clash": (clash, 4, -18), "settle": (settle, 4, -19),
         "sheet": (sheet, 6, -23), "sheet-stand": (sheet_stand, 6, -26), "sheet-lift": (sheet_lift, 5, -33),
         "shuffle": (shuffle, 3, -25), "peg": (peg, 6, -22), "peg-lift": (peg_lift, 5, -32),
         "peg-back": (peg_back, 4, -21), "drive": (drive, 4, -18), "exchange": (exchange, 4, -25)}
SIGNALS = {"complete": (complete, 1, -21), "threat": (threat, 1, -23), "decide": (decide, 2, -25), "win": (win, 1, -21), "draw": (draw, 1, -23),
           "clock": (clock, 1, -21), "press": (press, 4, -35)}
SETS = {"sounds": (TAVERN, 0), "themes/megaliths/sounds": (MEGALITHS, 0), "themes/study/sounds": (STUDY, -2)}
AIRS = {"themes/tavern/sounds/hearth": (hearth, -38), "themes/megaliths/sounds/wind": (wind, -38),
        "themes/study/sounds/room": (room, -46), "themes/shore/sounds/surf": (surf, -38)}


def make(folder=ASSETS):
    for name, (p, softer) in SETS.items():
        feats = FEATS if name == "sounds" else {}
        for cue, (maker, count, level) in (PIECES | feats).items():
            for i in range(1, count + 1):
                rng = seeded(f"{name}/{cue}-{i}")
                x = echoes(np.pad(maker(p, rng), (0, frames(0.06))), p.room, rng)
                write(folder / name / f"{cue}-{i}.ogg", finished(x, level + softer, 0.05), 5)
    for cue, (maker, count, level) in SIGNALS.items():
        for i in range(1, count + 1):
            rng = seeded(f"sounds/{cue}-{i}")
            x = echoes(np.pad(maker(rng), (0, frames(0.06))), 0.6, rng)
            write(folder / "sounds" / f"{cue}-{i}.ogg", finished(x, level, 0.05), 5)
    for name, (maker, level) in AIRS.items():
        x = without_rumble(maker(seeded(name)))
        x = x * 10 ** ((level - loudness(x, None)) / 20)
        write(folder / f"{name}.ogg", x, 2)


if __name__ == "__main__":
    make(Path(sys.argv[1]) if len(sys.argv) > 1 else ASSETS)
