// Reduces the number of danmaku before the video drops frames. Pure.

export interface Governor {
  /** Number of danmaku that the device can currently draw. */
  cap: number
  /** Consecutive samples without trouble. */
  stable: number
}

const fewest = 8
/** Samples without trouble before the limit is raised by a tenth. */
const patience = 4

export const governed = (requested: number): Governor => ({ cap: requested, stable: 0 })

/** Processes one sample per second: frames drawn per second, and video frames dropped since the last one. */
export function afterSample({ cap, stable }: Governor, requested: number, fps: number, dropped: number): Governor {
  if (fps < 45 || dropped > 1) return { cap: Math.max(fewest, Math.floor(Math.min(cap, requested) * 0.7)), stable: 0 }
  if (cap >= requested) return { cap: requested, stable: 0 }
  return stable + 1 < patience
    ? { cap, stable: stable + 1 }
    : { cap: Math.min(requested, cap + Math.max(1, Math.ceil(requested * 0.1))), stable: 0 }
}
