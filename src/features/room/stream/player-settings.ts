// Player settings persisted on this device: volume, quality, whether the room waits for the video.
import { createPersistedStore } from '../../../core/store/persisted-store.ts'
import { type QualityChoice, qualityOrder } from './engine/quality.ts'

export interface PlayerSettings {
  /** From 0 to 1. */
  volume: number
  muted: boolean
  quality: QualityChoice
  /** Whether score, events and alerts of a room wait for the video. */
  follow: boolean
  theatre: boolean
  /** Whether the line that explains the room clock is shown. */
  clockLine: boolean
}

const usual: PlayerSettings = { volume: 1, muted: false, quality: 'auto', follow: true, theatre: false, clockLine: true }

/** Parses the stored settings; missing or invalid fields take their defaults. */
export function readSettings(text: string | null): PlayerSettings {
  let stored: Partial<Record<keyof PlayerSettings, unknown>> = {}
  try {
    stored = (JSON.parse(text ?? '{}') as typeof stored | null) ?? {}
  } catch {
    // Invalid JSON, edited by hand or written by another version: use the defaults.
  }
  const { volume, muted, quality, follow, theatre, clockLine } = stored
  return {
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : usual.volume,
    muted: typeof muted === 'boolean' ? muted : usual.muted,
    quality: (qualityOrder as readonly unknown[]).includes(quality) ? (quality as QualityChoice) : usual.quality,
    follow: typeof follow === 'boolean' ? follow : usual.follow,
    theatre: typeof theatre === 'boolean' ? theatre : usual.theatre,
    clockLine: typeof clockLine === 'boolean' ? clockLine : usual.clockLine,
  }
}

const persisted = createPersistedStore<PlayerSettings>({ key: 'player', usual, read: readSettings, write: JSON.stringify })
export const playerSettings = {
  ...persisted,
  set: (patch: Partial<PlayerSettings>): void => persisted.set({ ...persisted.get(), ...patch }),
}
