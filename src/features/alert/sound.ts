// The goal sound, six seconds of a roaring stand, and the short whistle of a card: both synthesized, no file is loaded.
import { limits } from '../../../contract/limits/limits.ts'
import { inOneWindow } from './sound-lock.ts'

let context: AudioContext | undefined
const whistleSeconds = 0.35

/** Milliseconds after which a sound is outdated: the first tap on the page may come much later. */
const late = 3_000
function inTime(start: () => void): () => void {
  const asked = Date.now()
  return () => {
    if (Date.now() - asked < late) start()
  }
}

/** Milliseconds within which sounds are merged: three crowds at once are noise. */
const together = 1_000
let last: { kind: 'goal' | 'card'; at: number } | undefined
/** Whether the current sound covers it: a goal covers a card, but not vice versa. */
function isCovered(kind: 'goal' | 'card'): boolean {
  const isSounding = last !== undefined && Date.now() - last.at < together && (last.kind === 'goal' || last.kind === kind)
  if (!isSounding) last = { kind, at: Date.now() }
  return isSounding
}

/** Returns undefined if there is none, as in the lockdown mode of iOS. */
function opened(): AudioContext | undefined {
  try {
    context ??= new AudioContext()
  } catch (error) {
    console.info('audio unavailable', error)
  }
  return context
}

/** Plays once the browser allows it, which is after the user's first tap on the page. */
export function playSound(kind: 'goal' | 'card'): void {
  const audio = opened()
  if (!audio) return
  const start = (): void => {
    if (isCovered(kind)) return
    if (kind === 'goal') inOneWindow(limits.goalSound, () => crowd(audio))
    else inOneWindow(whistleSeconds * 1_000, () => whistle(audio, audio.currentTime, whistleSeconds))
  }
  // A window that is not allowed to sound must not take the lock from another.
  if (audio.state === 'running') start()
  else audio.resume().then(inTime(start), (error: unknown) => console.info('audio resume failed: it requires a user gesture', error))
}

/** A crowd: filtered noise that swells and settles, with two horns a fifth apart over its start. */
function crowd(audio: AudioContext): void {
  const seconds = limits.goalSound / 1_000
  const at = audio.currentTime
  const noise = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate)
  const samples = noise.getChannelData(0)
  let brown = 0
  for (let index = 0; index < samples.length; index += 1) {
    brown = (brown + 0.04 * (Math.random() * 2 - 1)) / 1.02
    samples[index] = brown * 3.2
  }
  const source = new AudioBufferSourceNode(audio, { buffer: noise, loop: true })
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 900, Q: 0.6 })
  band.frequency.setValueAtTime(500, at)
  band.frequency.exponentialRampToValueAtTime(1_500, at + 0.9)
  band.frequency.exponentialRampToValueAtTime(700, at + seconds)
  const gain = new GainNode(audio, { gain: 0.0001 })
  gain.gain.exponentialRampToValueAtTime(0.55, at + 0.5)
  gain.gain.setValueAtTime(0.55, at + 2.2)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  source.connect(band).connect(gain).connect(audio.destination)
  source.start(at)
  source.stop(at + seconds)
  for (const [frequency, delay] of [
    [293.66, 0.15],
    [440, 0.15],
    [293.66, 0.75],
    [440, 0.75],
  ] as const)
    horn(audio, frequency, at + delay)
}

function horn(audio: AudioContext, frequency: number, at: number): void {
  const tone = new OscillatorNode(audio, { type: 'sawtooth', frequency })
  const soft = new BiquadFilterNode(audio, { type: 'lowpass', frequency: 1_200 })
  const gain = new GainNode(audio, { gain: 0.0001 })
  gain.gain.exponentialRampToValueAtTime(0.08, at + 0.06)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.5)
  tone.connect(soft).connect(gain).connect(audio.destination)
  tone.start(at)
  tone.stop(at + 0.55)
}

function whistle(audio: AudioContext, at: number, seconds: number): void {
  const tone = new OscillatorNode(audio, { type: 'square', frequency: 2_350 })
  const trill = new OscillatorNode(audio, { type: 'sine', frequency: 38 })
  const depth = new GainNode(audio, { gain: 120 })
  trill.connect(depth).connect(tone.frequency)
  const gain = new GainNode(audio, { gain: 0.0001 })
  gain.gain.exponentialRampToValueAtTime(0.06, at + 0.03)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  tone.connect(gain).connect(audio.destination)
  for (const node of [tone, trill]) {
    node.start(at)
    node.stop(at + seconds)
  }
}
