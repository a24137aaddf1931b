// Style of the user's danmaku, as far as their level allows; stored on this device.
import { danmakuColors, danmakuPositions, danmakuSizes } from '../../../contract/limits/chat-limits.ts'
import { createPersistedStore } from './persisted-store.ts'

export interface DanmakuStyle {
  color: (typeof danmakuColors)[number]['color']
  size: (typeof danmakuSizes)[number]['size']
  position: (typeof danmakuPositions)[number]['position']
}
export interface StoredDanmakuStyle extends DanmakuStyle {
  /** Danmaku also fly over the picture. */
  on: boolean
}
const usual: StoredDanmakuStyle = { color: '#ffffff', size: 'medium', position: 'scroll', on: true }

/** Parses the stored style; damaged or missing fields get their defaults. */
export function parseDanmakuStyle(text: string | null): StoredDanmakuStyle {
  let known: Partial<Record<keyof StoredDanmakuStyle, unknown>> = {}
  try {
    known = (JSON.parse(text ?? '{}') as typeof known | null) ?? {}
  } catch {
    // Damaged: use the defaults.
  }
  return {
    color: danmakuColors.find(({ color }) => color === known.color)?.color ?? usual.color,
    size: danmakuSizes.find(({ size }) => size === known.size)?.size ?? usual.size,
    position: danmakuPositions.find(({ position }) => position === known.position)?.position ?? usual.position,
    on: typeof known.on === 'boolean' ? known.on : usual.on,
  }
}

/** The style restricted to the level; the server rejects the rest. */
export const allowedStyle = ({ color, size, position }: DanmakuStyle, level: number): DanmakuStyle => ({
  color: danmakuColors.some((one) => one.color === color && one.level <= level) ? color : usual.color,
  size: danmakuSizes.some((one) => one.size === size && one.level <= level) ? size : usual.size,
  position: danmakuPositions.some((one) => one.position === position && one.level <= level) ? position : usual.position,
})

const persisted = createPersistedStore<StoredDanmakuStyle>({ key: 'danmaku-look', usual, read: parseDanmakuStyle, write: JSON.stringify })
export const danmakuStyle = {
  ...persisted,
  set: (patch: Partial<StoredDanmakuStyle>): void => persisted.set({ ...persisted.get(), ...patch }),
}
