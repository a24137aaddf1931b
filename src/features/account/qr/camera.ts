// Reads QR codes with the camera through BarcodeDetector, where the browser has it; TypeScript's DOM library lacks its types.

interface Detector {
  detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
type DetectorClass = (new (options: { formats: string[] }) => Detector) & { getSupportedFormats(): Promise<string[]> }

const detectorClass = (): DetectorClass | undefined => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Scan interval in milliseconds. */
const every = 200

/** Whether this browser reads QR codes and offers camera access, which requires HTTPS. */
export async function canScan(): Promise<boolean> {
  const Detector = detectorClass()
  if (!Detector || typeof navigator.mediaDevices?.getUserMedia !== 'function') return false
  try {
    return (await Detector.getSupportedFormats()).includes('qr_code')
  } catch (error) {
    console.info('barcode formats query failed', error)
    return false
  }
}

/**
 * Shows the camera in `video` and reports the text of each detected QR code until the signal aborts.
 * @throws DOMException of the camera: access denied, not found, or in use
 */
export async function watchCamera(video: HTMLVideoElement, onText: (text: string) => void, signal: AbortSignal): Promise<void> {
  const Detector = detectorClass()
  if (!Detector) throw new DOMException('BarcodeDetector is not supported', 'NotSupportedError')
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
    // An abort while the video starts or is being read is not an error.
    if (!signal.aborted) throw error
  } finally {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
}
