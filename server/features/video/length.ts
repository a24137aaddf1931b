// How long an upload plays, read from the file itself: what its sender says is not asked.
import { videoLimits } from '../../../contract/limits/video-limits.ts'
import { fail } from '../../core/http/fail.ts'

export interface FileBytes {
  size: number
  /** From `from` on and before `to`. */
  read(from: number, to: number): Promise<Uint8Array>
}

/** Milliseconds. Throws upload-broken for what has no picture, or none that a browser may know. */
export async function lengthOf({ size, read }: FileBytes): Promise<number> {
  // Large, and asked for by few: it comes with the first upload.
  const { CustomSource, Input, MP4, QTFF, WEBM } = await import('mediabunny')
  const input = new Input({ formats: [MP4, QTFF, WEBM], source: new CustomSource({ getSize: () => size, read }) })
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track || track.codec === null) throw fail('upload-broken')
    const seconds = await input.computeDuration()
    if (!(seconds >= videoLimits.shortest && seconds <= videoLimits.longest)) throw fail('upload-broken')
    return Math.round(seconds * 1_000)
  } catch (error) {
    // Whatever its reader stumbles over, the file is not one that can be shown.
    if ((error as Error).name === 'Failed') throw error
    throw fail('upload-broken', { why: (error as Error).message })
  } finally {
    input.dispose()
  }
}
