// Looks at what was sent: it is what it should be, or it is refused. Nobody's file waits for those of another account.
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { fail } from '../../core/http/fail.ts'
import { readDocument } from './document.ts'
import { FairQueue } from './fair-queue.ts'
import { drawAnew, type Stored, TooSlow, workSeconds } from './picture.ts'
import { Slots } from './slots.ts'
import type { Storage } from './storage.ts'
import type { UploadRow } from './store.ts'
import { readVideo } from './video.ts'

/** Files of one account that are inspected or queued, and queued files of all. */
const queueLimits = { perOwner: 8, most: 200 }

/** Pictures drawn concurrently over all queues: leaves one core free, if there are two. */
const maxDraws = Math.max(1, availableParallelism() - 1)

export function createInspector(
  storage: Pick<Storage, 'readWaiting'>,
  { concurrency = maxDraws, drawPicture = drawAnew }: { concurrency?: number; drawPicture?: typeof drawAnew } = {},
): (row: UploadRow) => Promise<Stored> {
  // A file is in memory while it is inspected, so workers are few. Slow pictures have a queue of their own; all draws share the slots.
  const quick = new FairQueue({ workers: 2, ...queueLimits })
  const slow = new FairQueue({ workers: 1, ...queueLimits })
  const drawSlots = new Slots(concurrency)
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
    if (kind === 'file') return quick.run(owner, async () => readDocument(await bytesOf(row)))
    const draw = (seconds: number) => () => drawSlots.run(async () => drawPicture(await bytesOf(row), kind, seconds))
    try {
      return await quick.run(owner, draw(workSeconds.first))
    } catch (error) {
      if (!(error instanceof TooSlow)) throw error
    }
    return slow.run(owner, draw(workSeconds.again)).catch((error: unknown) => {
      throw error instanceof TooSlow ? fail('upload-broken') : error
    })
  }
}
