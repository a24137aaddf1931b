// Danmaku settings of this device. Defaults: visible, half of the video, medium, 100 %. R-DANMAKU-1.
import { chatLimits } from '../../../../contract/limits/chat-limits.ts'
import { createPersistedStore } from '../../../core/store/persisted-store.ts'

export const areas = ['quarter', 'half', 'full'] as const
export const sizes = ['small', 'medium', 'large'] as const

export interface DanmakuSettings {
  show: boolean
  area: (typeof areas)[number]
  size: (typeof sizes)[number]
  /** From 20 to 100. */
  opacity: number
  /** From 0, slow, to 100, fast. */
  speed: number
  /** Maximum number on screen: 10 to `chatLimits.danmakuDrawn`. */
  density: number
  merge: boolean
  /** Freezes the danmaku for a while; not persisted. */
  paused: boolean
}

export const usualDanmaku: DanmakuSettings = {
  show: true,
  area: 'half',
  size: 'medium',
  opacity: 100,
  speed: 50,
  density: chatLimits.danmakuDrawn,
  merge: true,
  paused: false,
}

const within = (value: unknown, low: number, high: number, usual: number): number =>
  typeof value === 'number' && value >= low && value <= high ? value : usual

/** Parses the stored settings; missing or invalid fields take their defaults. */
export function readDanmakuSettings(text: string | null): DanmakuSettings {
  let known: Partial<Record<keyof DanmakuSettings, unknown>> = {}
  try {
    known = (JSON.parse(text ?? '{}') as typeof known | null) ?? {}
  } catch {
    // Invalid JSON: use the defaults.
  }
  const usual = usualDanmaku
  return {
    show: typeof known.show === 'boolean' ? known.show : usual.show,
    area: areas.find((area) => area === known.area) ?? usual.area,
    size: sizes.find((size) => size === known.size) ?? usual.size,
    opacity: within(known.opacity, 20, 100, usual.opacity),
    speed: within(known.speed, 0, 100, usual.speed),
    density: within(known.density, 10, chatLimits.danmakuDrawn, usual.density),
    merge: typeof known.merge === 'boolean' ? known.merge : usual.merge,
    paused: false,
  }
}

const persisted = createPersistedStore<DanmakuSettings>({
  key: 'danmaku',
  usual: usualDanmaku,
  read: readDanmakuSettings,
  write: JSON.stringify,
})
export const danmakuSettings = {
  ...persisted,
  set: (patch: Partial<DanmakuSettings>): void => persisted.set({ ...persisted.get(), ...patch }),
}

/** Milliseconds that a danmaku takes to cross a video of any width. */
export const crossing = (speed: number): number => Math.round(14_000 - speed * 100)
/** Font size in pixels, by the width of the video. */
export const letterSize = (size: DanmakuSettings['size'], width: number): number => {
  const base = width < 600 ? 14 : 20
  return size === 'small' ? base - 4 : size === 'large' ? base + 6 : base
}
/** Fraction of the video's height available to danmaku. */
export const areaShare = { quarter: 0.25, half: 0.5, full: 1 } as const
