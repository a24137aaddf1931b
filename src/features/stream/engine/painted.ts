// Which second of the player is on the screen. A busy machine leaves frames out while media time and sound go on: what waits for the
// picture must go by the frame that was painted, not by the time that has run.

/** Of a <video> what is needed here; `requestVideoFrameCallback` is not in every browser. */
export interface PaintedVideo extends EventTarget {
  readonly currentTime: number
  readonly ownerDocument: { readonly hidden: boolean }
  requestVideoFrameCallback?(callback: (now: number, frame: { mediaTime: number }) => void): number
  cancelVideoFrameCallback?(handle: number): void
}

/**
 * Milliseconds without a new frame after which media time counts again: a stream may have, or go on with, no picture at all, and what
 * waits for it must not wait for ever. Longer than a busy machine leaves frames out. A picture that stalls needs no exception: its media
 * time stands still as well.
 */
export const longestGap = 3_000

export interface Painted {
  /** The second of the player that is seen; null while the first frame is still to come. */
  position(): number | null
  stop(): void
}

/** What plays has no picture at all: its streamer sends none that can be shown. */
export const isSoundAlone = ({ readyState, videoWidth }: Pick<HTMLVideoElement, 'readyState' | 'videoWidth'>): boolean =>
  readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && videoWidth === 0

/**
 * Follows the frames of a video; `onFirst` is called with the first of each source. Where nobody looks media time counts: a hidden tab
 * paints no frames, and a picture that the viewer has switched off (`isHeardOnly`) is none to wait for. It counts as well where the
 * browser does not tell of frames.
 */
export function followPainted(video: PaintedVideo, isHeardOnly: () => boolean, onFirst: () => void = () => undefined): Painted {
  const left = new AbortController()
  let frame: number | null = null
  /** Since when the next frame may be waited for. */
  let since = performance.now()
  let handle = 0
  const renew = (): void => {
    since = performance.now()
  }

  function ask(): void {
    video.cancelVideoFrameCallback?.(handle)
    handle =
      video.requestVideoFrameCallback?.((_, { mediaTime }) => {
        const isFirst = frame === null
        frame = mediaTime
        renew()
        ask()
        if (isFirst) onFirst()
      }) ?? 0
  }

  const hear = (type: string, listener: () => void): void => video.addEventListener(type, listener, { signal: left.signal })
  // Another source has another time line.
  hear('loadstart', () => {
    frame = null
    renew()
  })
  // The old frame stands until the one of the new place is there.
  hear('seeking', renew)
  // A pause is no gap. Asked anew: a video that moved into another document may have lost what was asked.
  hear('playing', () => {
    renew()
    ask()
  })
  ask()

  return {
    position() {
      const time = video.currentTime
      if (!video.requestVideoFrameCallback || video.ownerDocument.hidden || isHeardOnly()) return time
      if (performance.now() - since > longestGap) return time
      // After a jump back the frame of before is still seen: the earlier of the two tells nothing that is to come.
      return frame === null ? null : Math.min(frame, time)
    },
    stop() {
      left.abort()
      video.cancelVideoFrameCallback?.(handle)
    },
  }
}
