// Frames of a track as they come, also while the tab is hidden: timers and animation frames rest there, this does not.

interface TrackProcessor<T> {
  readable: ReadableStream<T>
}
type ProcessorMaker = new <T>(init: { track: MediaStreamTrack; maxBufferSize?: number }) => TrackProcessor<T>

/** Hands over each frame until the track or the signal ends; whoever takes one closes it. */
export async function readFrames<T extends VideoFrame | AudioData>(
  track: MediaStreamTrack,
  signal: AbortSignal,
  take: (frame: T) => void,
): Promise<void> {
  const { MediaStreamTrackProcessor } = window as unknown as { MediaStreamTrackProcessor: ProcessorMaker }
  const reader = new MediaStreamTrackProcessor<T>({ track }).readable.getReader()
  const leave = (): void => void reader.cancel().catch((error: unknown) => console.info('a track was gone already', error))
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
