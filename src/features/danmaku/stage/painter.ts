// What draws the lines that the stage has placed: a canvas that a worker paints, or elements where there is none.

/** A line with its place and its way, in pixels of the page. */
export interface PlacedLine {
  id: string
  text: string
  color: string
  /** Height of the letters. */
  size: number
  mine: boolean
  advert: boolean
  width: number
  y: number
  /** Where it begins and ends; the same for one that stands. */
  from: number
  to: number
  /** Milliseconds. */
  lasts: number
}

export interface StageSize {
  width: number
  height: number
}

export interface Painter {
  show(line: PlacedLine): void
  /** So many say it now. */
  count(id: string, count: number): void
  /** At once, wherever it is on its way. */
  remove(id: string): void
  pause(on: boolean): void
  resize(size: StageSize): void
  clear(): void
  close(): void
}

/** `onGone`: these have left the picture. */
export type OpenPainter = (box: HTMLElement, size: StageSize, onGone: (ids: readonly string[]) => void) => Painter
