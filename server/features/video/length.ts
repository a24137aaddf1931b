// Duration of an upload, read from the file itself and not from the sender's claim.
import { videoLimits } from '../../../contract/limits/video-limits.ts'
import { fail } from '../../core/http/fail.ts'

export interface FileBytes {
  size: number
  /** From `from` (inclusive) to `to` (exclusive). */
  read(from: number, to: number): Promise<Uint8Array>
}

/** Milliseconds. Throws upload-broken for a file without video, or without a supported format. */
export async function lengthOf({ size, read }: FileBytes): Promise<number> {
  // The library is large and rarely needed: it is loaded with the first upload.
  const { CustomSource, Input, MP4, QTFF, WEBM } = await import('mediabunny')
  const input = new Input({ formats: [MP4, QTFF, WEBM], source: new CustomSource({ getSize: () => size, read }) })
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track || track.codec === null) throw fail('upload-broken')
    const seconds = await input.computeDuration()
    if (!(seconds >= videoLimits.shortest && seconds <= videoLimits.longest)) throw fail('upload-broken')
    return Math.round(seconds * 1_000)
  } catch (error) {
    // Whatever the parser fails at, the file cannot be played.
    if ((error as Error).name === 'Failed') throw error
    throw fail('upload-broken', { why: (error as Error).message })
  } finally {
    input.dispose()
  }
}
