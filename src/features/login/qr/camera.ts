// Reads QR codes with the camera of this device, where the browser has a BarcodeDetector; TypeScript's library has none.

interface Detector {
  detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
type DetectorClass = (new (options: { formats: string[] }) => Detector) & { getSupportedFormats(): Promise<string[]> }

const detectorClass = (): DetectorClass | undefined => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Milliseconds from one look to the next. */
const every = 200

/** Whether this browser reads QR codes, and has a camera to ask for: there is none outside of https. */
export async function canScan(): Promise<boolean> {
  const Detector = detectorClass()
  if (!Detector || typeof navigator.mediaDevices?.getUserMedia !== 'function') return false
  try {
    return (await Detector.getSupportedFormats()).includes('qr_code')
  } catch (error) {
    console.info('this browser does not say which codes it reads', error)
    return false
  }
}

/**
 * Shows the camera in `video` and tells the text of each QR code that it sees, until the signal ends it.
 * @throws what the browser says of its camera: refused, none there, in use
 */
export async function watchCamera(video: HTMLVideoElement, onText: (text: string) => void, signal: AbortSignal): Promise<void> {
  const Detector = detectorClass()
  if (!Detector) throw new DOMException('no QR code is read here', 'NotSupportedError')
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  try {
    if (signal.aborted) return
    video.srcObject = stream
    await video.play()
    const detector = new Detector({ formats: ['qr_code'] })
    while (!signal.aborted) {
      for (const { rawValue } of await detector.detect(video)) onText(rawValue)
      await new Promise((resolve) => setTimeout(resolve, every))
    }
  } catch (error) {
    // A picture that is taken away while it begins or is read is what was wanted.
    if (!signal.aborted) throw error
  } finally {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
}
