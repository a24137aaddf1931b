// Thins the danmaku before the video drops a frame: fewer lines at once while frames come late. Pure.

export interface Governor {
  /** Lines at once that the device carries now. */
  cap: number
  /** Looks in a row without trouble. */
  calm: number
}

const fewest = 8
/** Looks without trouble after which a tenth more is tried. */
const patience = 4

export const governed = (wished: number): Governor => ({ cap: wished, calm: 0 })

/** One look, a second after the last: frames drawn a second, frames the video dropped since. */
export function afterLook({ cap, calm }: Governor, wished: number, fps: number, dropped: number): Governor {
  if (fps < 45 || dropped > 1) return { cap: Math.max(fewest, Math.floor(Math.min(cap, wished) * 0.7)), calm: 0 }
  if (cap >= wished) return { cap: wished, calm: 0 }
  return calm + 1 < patience ? { cap, calm: calm + 1 } : { cap: Math.min(wished, cap + Math.max(1, Math.ceil(wished * 0.1))), calm: 0 }
}
