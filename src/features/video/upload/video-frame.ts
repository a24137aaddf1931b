// Extracts a frame of a local video as its default cover.

const width = 1280
/** Timeout for the browser to show the frame, in milliseconds. */
const within = 8_000

const heard = (video: HTMLVideoElement, event: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true, signal })
    video.addEventListener('error', () => reject(new Error('video cannot be decoded')), { once: true, signal })
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** Returns a frame near the start as JPEG. Rejects if the browser cannot play the file. */
export async function frameOf(file: Blob): Promise<Blob> {
  const address = URL.createObjectURL(file)
  const video = document.createElement('video')
  const signal = AbortSignal.timeout(within)
  try {
    video.muted = true
    video.playsInline = true
    video.preload = 'auto'
    const loaded = heard(video, 'loadeddata', signal)
    video.src = address
    await loaded
    const found = heard(video, 'seeked', signal)
    video.currentTime = Math.min(1, (Number.isFinite(video.duration) ? video.duration : 1) / 3)
    await found
    const canvas = document.createElement('canvas')
    canvas.width = Math.min(width, video.videoWidth)
    canvas.height = Math.round((canvas.width * video.videoHeight) / video.videoWidth)
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86))
    if (!blob) throw new Error('canvas export failed')
    return blob
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}
