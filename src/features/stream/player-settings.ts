// What this device remembers of its players: loudness, quality, whether the room waits for the picture.
import { type QualityChoice, qualityOrder } from './engine/quality.ts'

export interface PlayerSettings {
  /** 0 to 1. */
  volume: number
  muted: boolean
  quality: QualityChoice
  /** Whether score, events and alerts of a room wait for the picture. */
  follow: boolean
  theatre: boolean
}

const usual: PlayerSettings = { volume: 1, muted: false, quality: 'auto', follow: true, theatre: false }
const storageKey = 'player'
const listeners = new Set<() => void>()

/** What is stored, with the usual in place of what is damaged or missing. */
export function readSettings(text: string | null): PlayerSettings {
  let stored: Partial<Record<keyof PlayerSettings, unknown>> = {}
  try {
    stored = (JSON.parse(text ?? '{}') as typeof stored | null) ?? {}
  } catch {
    // Damaged by hand or by another version: the usual serves.
  }
  const { volume, muted, quality, follow, theatre } = stored
  return {
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : usual.volume,
    muted: typeof muted === 'boolean' ? muted : usual.muted,
    quality: (qualityOrder as readonly unknown[]).includes(quality) ? (quality as QualityChoice) : usual.quality,
    follow: typeof follow === 'boolean' ? follow : usual.follow,
    theatre: typeof theatre === 'boolean' ? theatre : usual.theatre,
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    // Storage is blocked: nothing is remembered.
    return null
  }
}

let current: PlayerSettings | undefined

export const playerSettings = {
  get: (): PlayerSettings => {
    current ??= typeof localStorage === 'undefined' ? usual : readSettings(stored())
    return current
  },
  getServer: (): PlayerSettings => usual,
  set(patch: Partial<PlayerSettings>): void {
    current = { ...playerSettings.get(), ...patch }
    try {
      localStorage.setItem(storageKey, JSON.stringify(current))
    } catch {
      // Blocked or full: it holds until the page closes.
    }
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
