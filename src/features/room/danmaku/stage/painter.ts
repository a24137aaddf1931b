// Interface of the painters: a canvas in a worker, or elements where that is unsupported.

/** A danmaku with its position and path, in CSS pixels. */
export interface PlacedDanmaku {
  id: string
  text: string
  color: string
  /** Font size. */
  size: number
  mine: boolean
  advert: boolean
  width: number
  y: number
  /** Start and end position; equal for a static danmaku. */
  from: number
  to: number
  /** In milliseconds. */
  lasts: number
}

export interface StageSize {
  width: number
  height: number
}

export interface Painter {
  show(danmaku: PlacedDanmaku): void
  /** Updates the repeat count. */
  count(id: string, count: number): void
  /** Removes it at once, wherever it is. */
  remove(id: string): void
  pause(on: boolean): void
  resize(size: StageSize): void
  clear(): void
  close(): void
}

/** `onGone`: ids that have left the stage. */
export type OpenPainter = (box: HTMLElement, size: StageSize, onGone: (ids: readonly string[]) => void) => Painter
