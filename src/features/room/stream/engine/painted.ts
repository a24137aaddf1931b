// Position of the frame on screen. A busy machine drops frames while media time and audio continue: whatever waits for the video must
// follow the painted frame rather than media time.

/** The parts of a <video> used here; not every browser has `requestVideoFrameCallback`. */
export interface PaintedVideo extends EventTarget {
  readonly currentTime: number
  readonly ownerDocument: { readonly hidden: boolean }
  requestVideoFrameCallback?(callback: (now: number, frame: { mediaTime: number }) => void): number
  cancelVideoFrameCallback?(handle: number): void
}

/**
 * Milliseconds without a new frame after which media time counts instead: a stream may have no video track, or lose it, and callbacks must
 * not wait forever. Longer than the frame drops of a busy machine. A stall needs no special case: media time stops as well.
 */
export const longestGap = 3_000

export interface Painted {
  /** Position of the visible frame, in player seconds; null before the first frame. */
  position(): number | null
  stop(): void
}

/** The stream has no video that can be displayed. */
export const isSoundAlone = ({ readyState, videoWidth }: Pick<HTMLVideoElement, 'readyState' | 'videoWidth'>): boolean =>
  readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && videoWidth === 0

/**
 * Follows the frames of a video; `onFirst` is called with the first frame of each source. Media time counts where no frames are painted: in
 * a hidden tab, and while the viewer has switched the video off (`isHeardOnly`). It also counts in browsers without
 * `requestVideoFrameCallback`.
 */
export function followPainted(video: PaintedVideo, isHeardOnly: () => boolean, onFirst: () => void = () => undefined): Painted {
  const left = new AbortController()
  let frame: number | null = null
  /** Start of the wait for the next frame. */
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
  // Another source has another timeline.
  hear('loadstart', () => {
    frame = null
    renew()
  })
  // The old frame stays on screen until a frame of the new position arrives.
  hear('seeking', renew)
  // A pause is not a gap. Registers again: moving the video to another document may drop the callback.
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
      // After a seek back the previous frame is still on screen: the earlier of the two reveals nothing ahead.
      return frame === null ? null : Math.min(frame, time)
    },
    stop() {
      left.abort()
      video.cancelVideoFrameCallback?.(handle)
    },
  }
}
