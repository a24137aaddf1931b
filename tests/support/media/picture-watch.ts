// Records in the page when something appears in a room, together with the video frame shown at that time, so that delays are measured
// against the picture.
import { expect, type Page } from '@playwright/test'

/** Position of the picture, in seconds of its film, when something appeared. */
export interface Seen {
  /** As the room clock reads it: the painted frame, or the media time after three seconds without a frame. */
  shown: number
  /** The frames painted until then. */
  frames: number[]
  at: number
}

/** Seconds by which the film's sound may precede its picture, plus one frame. */
export const slack = 0.15
/** Seconds of film within which a due item must appear. */
const within = 0.5

/** Runs in the page: records when an element exists, by its selector and, if given, its exact text. */
export const watchPicture = (page: Page, wanted: Record<string, { selector: string; text?: string }>): Promise<void> =>
  page.evaluate((those) => {
    const state = window as unknown as Record<string, Seen | undefined>
    const frames: number[] = []
    let painted = performance.now()
    let video: HTMLVideoElement
    // A restarted player may use another element.
    const followVideo = (): void => {
      const current = document.querySelector('video')
      if (!current || current === video) return
      video = current
      current.requestVideoFrameCallback(function next(_, { mediaTime }) {
        if (current !== video) return
        frames.push(mediaTime)
        painted = performance.now()
        current.requestVideoFrameCallback(next)
      })
    }
    followVideo()
    const now = (): Seen => {
      const time = video.currentTime
      const frame = frames.at(-1) ?? time
      return { shown: performance.now() - painted > 3_000 ? time : Math.min(frame, time), frames: [...frames], at: Date.now() }
    }
    const check = (): void => {
      followVideo()
      for (const [name, { selector, text }] of Object.entries(those))
        if ([...document.querySelectorAll(selector)].some((one) => text === undefined || one.textContent === text)) state[name] ??= now()
    }
    new MutationObserver(check).observe(document.body, { subtree: true, childList: true, characterData: true })
    check()
  }, wanted)

/** Waits until it has appeared; returns the position of the picture then. */
export async function seenAt(page: Page, what: string): Promise<Seen> {
  const read = await page.waitForFunction((key) => (window as unknown as Record<string, Seen | undefined>)[key], what, { timeout: 60_000 })
  return (await read.jsonValue()) as Seen
}

/** Asserts that it appeared with its picture: not before it, and within half a second of film after its first frame. */
export async function expectWithPicture(page: Page, what: string, second: number, name: string): Promise<Seen> {
  const seen = await seenAt(page, what)
  const first = seen.frames.find((frame) => frame >= second - slack) ?? seen.shown
  console.log(`${name}: ${Math.round((seen.shown - second) * 1_000)} ms of film after its moment`)
  expect(seen.shown, `${name}: not before the picture`).toBeGreaterThan(second - slack)
  expect(seen.shown - Math.max(first, second), `${name}: with the picture`).toBeLessThan(within)
  return seen
}
