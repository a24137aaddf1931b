// node drawing/crowd-sound.mjs: synthesizes crowd noise, from quiet to a roar, into server/world/sound, with ffmpeg. Every voice is a
// sawtooth filtered by the resonances of two vowels; nothing is recorded. The files are committed; nothing else needs ffmpeg.
import { spawnSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'

const rate = 48_000
const seconds = 12
/** Seconds of the end that are mixed into the beginning, for a seamless loop. */
const seam = 1
const folder = 'server/world/sound'

/** The two lowest resonances in hertz: a, e, i, o, u. */
const vowels = [
  [730, 1_090],
  [530, 1_840],
  [270, 2_290],
  [570, 840],
  [300, 870],
]
/**
 * `voices`, each of which speaks `talk` of the time in syllables of `syllable` seconds, `higher` than at rest; `open`: all of them shout a.
 * `dull`: low-pass of the distance in hertz; `hiss`: share of noise; `loud`: level in decibels relative to the maximum.
 */
const levels = {
  quiet: { voices: 12, talk: 0.35, syllable: 0.2, higher: 1, open: false, dull: 700, hiss: 0.25, loud: -40 },
  murmur: { voices: 40, talk: 0.55, syllable: 0.19, higher: 1.05, open: false, dull: 1_100, hiss: 0.2, loud: -31 },
  rise: { voices: 60, talk: 0.8, syllable: 0.3, higher: 1.3, open: false, dull: 2_000, hiss: 0.2, loud: -23 },
  roar: { voices: 90, talk: 0.96, syllable: 1.4, higher: 1.7, open: true, dull: 3_400, hiss: 0.3, loud: -16 },
}

function randomOf(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A resonance with 0 dB at its peak, as wide as a throat's. */
function resonance() {
  let [b0, a1, a2, x1, x2, y1, y2] = [0, 0, 0, 0, 0, 0, 0]
  return {
    tune(hertz) {
      const w = (2 * Math.PI * hertz) / rate
      const alpha = Math.sin(w) / (2 * Math.max(3, hertz / 110))
      b0 = alpha / (1 + alpha)
      a1 = (-2 * Math.cos(w)) / (1 + alpha)
      a2 = (1 - alpha) / (1 + alpha)
    },
    pass(x) {
      const y = b0 * x - b0 * x2 - a1 * y1 - a2 * y2
      x2 = x1
      x1 = x
      y2 = y1
      y1 = y
      return y
    },
  }
}

function addVoice(sum, { talk, syllable, higher, open }, random) {
  const rest = random() < 0.5 ? 95 + random() * 65 : 170 + random() * 90
  const near = 0.3 + random() ** 2
  const [low, high] = [resonance(), resonance()]
  let phase = random()
  let at = 0
  while (at < sum.length) {
    const length = Math.round(rate * syllable * (0.6 + random() * 0.9))
    const isSpoken = random() < talk
    const [first, second] = open ? [760 + random() * 120, 1_180 + random() * 220] : vowels[Math.floor(random() * vowels.length)]
    low.tune(first)
    high.tune(second)
    const from = rest * higher * (0.9 + random() * 0.25)
    const to = from * (0.92 + random() * 0.2)
    for (let n = 0; n < length && at < sum.length; n += 1, at += 1) {
      const share = n / length
      phase += (from + (to - from) * share) / rate
      phase -= Math.floor(phase)
      const saw = isSpoken ? (phase * 2 - 1) * Math.sin(Math.PI * share) ** 0.7 : 0
      sum[at] += near * (low.pass(saw) + 0.6 * high.pass(saw))
    }
  }
}

/** Noise that falls by 3 dB per octave. */
function addHiss(sum, share, random) {
  let [a, b, c] = [0, 0, 0]
  const noise = sum.map(() => {
    const white = random() * 2 - 1
    a = 0.99765 * a + white * 0.099046
    b = 0.963 * b + white * 0.2965164
    c = 0.57 * c + white * 1.0526913
    return a + b + c + white * 0.1848
  })
  const scale = (share * level(sum)) / level(noise)
  for (let n = 0; n < sum.length; n += 1) sum[n] += noise[n] * scale
}
const level = (sum) => Math.sqrt(sum.reduce((all, one) => all + one * one, 0) / sum.length)

function make(kind, seed) {
  const random = randomOf(seed)
  const sum = new Float64Array(rate * (seconds + seam))
  for (let voice = 0; voice < kind.voices; voice += 1) addVoice(sum, kind, random)
  addHiss(sum, kind.hiss, random)
  let [once, twice] = [0, 0]
  const smoothing = 1 - Math.exp((-2 * Math.PI * kind.dull) / rate)
  for (let n = 0; n < sum.length; n += 1) {
    once += smoothing * (sum[n] - once)
    twice += smoothing * (once - twice)
    sum[n] = twice
  }
  const round = sum.slice(0, rate * seconds)
  for (let n = 0; n < rate * seam; n += 1) {
    const share = n / (rate * seam)
    round[n] = round[n] * Math.sqrt(share) + sum[rate * seconds + n] * Math.sqrt(1 - share)
  }
  const scale = 10 ** (kind.loud / 20) / level(round)
  return Int16Array.from(round, (one) => Math.round(32_767 * Math.tanh(one * scale)))
}

await mkdir(folder, { recursive: true })
for (const [seed, [name, kind]] of Object.entries(levels).entries()) {
  const done = spawnSync(
    'ffmpeg',
    [
      ...['-hide_banner', '-loglevel', 'error', '-y', '-bitexact', '-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', '-'],
      ...['-c:a', 'aac', '-b:a', '32k', '-flags', '+bitexact', '-f', 'flv', `${folder}/${name}.flv`],
    ],
    { input: Buffer.from(make(kind, seed + 1).buffer), stdio: ['pipe', 'inherit', 'inherit'] },
  )
  if (done.status !== 0) throw new Error(`ffmpeg exited with ${done.status} at ${name}`)
}
