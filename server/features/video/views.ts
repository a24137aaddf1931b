// Counts views: a client gets a key with the time when it opens a video, and later reports how much it played.
import { timingSafeEqual } from 'node:crypto'
import { countsAsView } from '../../../rules/room/video-view.ts'
import { inTransaction } from '../../core/database/transaction.ts'
import { fail } from '../../core/http/fail.ts'
import { rateAddress } from '../../core/http/rate-limit.ts'
import { repeat } from '../../core/jobs/repeat.ts'
import type { VideoDeps } from './deps.ts'
import { deleteViewsBefore, findFigure, lockLastView, recordView } from './store.ts'
import type { Work } from './work-store.ts'

/** Milliseconds that views are stored: seen videos are recommended less. */
const remembered = 30 * 86_400_000
const sweepEvery = 3_600_000

export interface Views {
  key(id: string): string
  /** Counts the view if valid; returns the video's views. Throws invalid-input for a key of another video. */
  add(
    work: Work,
    viewing: { key: string; seconds: number; account: string | null; address: string },
  ): Promise<{ counted: boolean; views: number }>
  close(): Promise<void>
}

export function openViews({ db, keys, log, now }: Pick<VideoDeps, 'db' | 'keys' | 'log' | 'now'>): Views {
  const markOf = (id: string, at: string): string => keys.mark('video view', `${id} ${at}`).slice(0, 24)
  const sweeping = repeat(() => deleteViewsBefore(db, new Date(now() - remembered)), {
    every: sweepEvery,
    log,
    failure: 'deleting old views failed',
  })

  /** Milliseconds; null for a key that was not issued for this video. */
  function openedAt(id: string, key: string): number | null {
    const [, at = '', mark = ''] = /^([0-9a-z]{1,12})\.([A-Za-z0-9_-]{24})$/.exec(key) ?? []
    if (at === '') return null
    return timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(id, at))) ? Number.parseInt(at, 36) : null
  }

  return {
    key(id) {
      const at = now().toString(36)
      return `${at}.${markOf(id, at)}`
    },
    async add(work, { key, seconds, account, address }) {
      const opened = openedAt(work.id, key)
      if (opened === null) throw fail('invalid-input')
      const viewer = account ?? keys.mark('video viewer', rateAddress(address))
      return inTransaction(db, async (tx) => {
        const at = now()
        const lastAt = await lockLastView(tx, viewer, work.id)
        const viewing = { played: seconds, duration: work.duration_ms / 1_000, openedAt: opened, now: at, lastAt }
        if (!countsAsView(viewing)) return { counted: false, views: await findFigure(tx, work.id, 'views') }
        return { counted: true, views: await recordView(tx, viewer, work.id, at) }
      })
    },
    close: sweeping.stop,
  }
}
