// Reads frames of a track as they arrive, also in a hidden tab, where timers and animation frames are throttled.

interface TrackProcessor<T> {
  readable: ReadableStream<T>
}
type ProcessorMaker = new <T>(init: { track: MediaStreamTrack; maxBufferSize?: number }) => TrackProcessor<T>

/** Calls back for each frame until the track or the signal ends; the receiver closes the frame. */
export async function readFrames<T extends VideoFrame | AudioData>(
  track: MediaStreamTrack,
  signal: AbortSignal,
  take: (frame: T) => void,
): Promise<void> {
  const { MediaStreamTrackProcessor } = window as unknown as { MediaStreamTrackProcessor: ProcessorMaker }
  const reader = new MediaStreamTrackProcessor<T>({ track }).readable.getReader()
  const leave = (): void => void reader.cancel().catch((error: unknown) => console.info('track reader cancel failed', error))
  signal.addEventListener('abort', leave)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      if (signal.aborted) {
        value.close()
        return
      }
      take(value)
    }
  } finally {
    signal.removeEventListener('abort', leave)
  }
}
