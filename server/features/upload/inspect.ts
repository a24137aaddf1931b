// Inspects uploads and rejects invalid ones. No file waits for all those of another account, nor for a slow one.
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { fail } from '../../core/http/fail.ts'
import { readDocument } from './document.ts'
import { FairQueue } from './fair-queue.ts'
import { drawAnew, type Stored, TooSlow, workSeconds } from './picture.ts'
import type { Storage } from './storage.ts'
import type { UploadRow } from './store.ts'
import { readVideo } from './video/video.ts'

/** Files of one account that are inspected or queued, and queued files in total. */
const queueLimits = { perOwner: 8, most: 200 }

/**
 * Quick pictures rendered concurrently. One slow picture is rendered in addition, without taking one of their slots; together they leave
 * one of three or more cores free. On two cores a slow picture takes the second one: it would block all others otherwise.
 */
const quickDraws = Math.min(2, Math.max(1, availableParallelism() - 2))
/** Maximum milliseconds that a slow picture waits for quick ones. */
const slowPatience = 10_000

export function createInspector(
  storage: Pick<Storage, 'readWaiting'>,
  {
    concurrency = quickDraws,
    patience = slowPatience,
    drawPicture = drawAnew,
  }: { concurrency?: number; patience?: number; drawPicture?: typeof drawAnew } = {},
): (row: UploadRow) => Promise<Stored> {
  // A file is in memory while it is inspected, so workers are few. Slow work has its own queue.
  const documents = new FairQueue({ workers: 1, ...queueLimits })
  const quick = new FairQueue({ workers: concurrency, ...queueLimits })
  const slow = new FairQueue({ workers: 1, ...queueLimits })
  const videos = new FairQueue({ workers: 1, ...queueLimits })

  async function bytesOf(row: UploadRow): Promise<Buffer> {
    const bytes = await storage.readWaiting(row.id, row.size)
    if (bytes?.length !== row.size) throw fail('upload-size')
    if (row.hash !== null && createHash('sha256').update(bytes).digest('hex') !== row.hash) throw fail('upload-broken')
    return bytes
  }

  return async function inspect(row: UploadRow): Promise<Stored> {
    const { kind, account_id: owner } = row
    if (kind === 'video') return videos.run(owner, async () => readVideo(await bytesOf(row)))
    if (kind === 'file') return documents.run(owner, async () => readDocument(await bytesOf(row)))
    const draw = async (seconds: number): Promise<Stored> => drawPicture(await bytesOf(row), kind, seconds)
    try {
      return await quick.run(owner, () => draw(workSeconds.first))
    } catch (error) {
      if (!(error instanceof TooSlow)) throw error
    }
    const drawAgain = async (): Promise<Stored> => {
      await quick.noneWaits(patience)
      return draw(workSeconds.again)
    }
    return slow.run(owner, drawAgain).catch((error: unknown) => {
      throw error instanceof TooSlow ? fail('upload-broken') : error
    })
  }
}
