// Danmaku of videos. For an upload their times count from its first frame (1970-01-01T00:00:00Z), for a recording they are server times; a
// recording also shows those of its room.
import { randomBytes } from 'node:crypto'
import { chatLimits } from '../../../contract/limits/chat-limits.ts'
import { MessageLimit } from '../../../rules/room/message-limit.ts'
import { lineFault, lineForm } from '../../../rules/text/line-text.ts'
import { fail } from '../../core/http/fail.ts'
import { repeat } from '../../core/jobs/repeat.ts'
import { findFaces, isBlocked } from '../account/store.ts'
import { findLevels } from '../money/wallet/store.ts'
import { silencedUntil } from '../report/store.ts'
import type { VideoDeps } from './deps.ts'
import { videoOfDanmaku } from './store.ts'
import { findWork, type Work } from './work-store.ts'

const sweepEvery = 60_000

interface Admitted {
  text: string
  work: Work
}
/** Checks of a danmaku, as its feature needs them. */
export interface VideoDanmaku {
  admit(accountId: string, id: string, typed: string): Promise<Admitted>
  take(accountId: string, admitted: Admitted): void
  write(accountId: string): Promise<{ id: string; time: string; nickname: string; userlevel: number }>
  /** Throws invalid-input for a time outside of the video. */
  pictureTimeOf(admitted: Admitted, at: string | undefined): string
  close(): Promise<void>
}

export function openVideoDanmaku({ db, words, log, now }: Pick<VideoDeps, 'db' | 'words' | 'log' | 'now'>): VideoDanmaku {
  const limit = new MessageLimit({ most: chatLimits.messagesPerWindow, window: chatLimits.messageWindow * 1_000 })
  const sweeping = repeat(() => limit.sweep(now(), 0), { every: sweepEvery, log, failure: 'danmaku rate limit cleanup failed' })
  return {
    async admit(accountId, id, typed) {
      const text = lineForm(typed)
      const fault = lineFault(text, chatLimits.roomMessageLength)
      if (fault) throw fail(fault)
      const work = await findWork(db, videoOfDanmaku(id) ?? '')
      if (work?.state !== 'shown') throw fail('not-found')
      if ((await silencedUntil(db, accountId, now())) !== null) throw fail('muted')
      // A user blocked by the author cannot post on the video.
      if (await isBlocked(db, work.uid, accountId)) throw fail('muted')
      await words.check(text)
      return { text, work }
    },
    take(accountId, { text, work }) {
      const refused = limit.take(accountId, { text: text.toLowerCase(), place: work.id, slow: 0 }, now())
      if (refused) throw fail(refused.error, { retryAfter: refused.retryAfter })
    },
    async write(accountId) {
      const [faces, levels] = await Promise.all([findFaces(db, [accountId]), findLevels(db, [accountId])])
      return {
        id: randomBytes(12).toString('base64url'),
        time: new Date(now()).toISOString(),
        nickname: faces.get(accountId)?.nickname ?? '',
        userlevel: levels.get(accountId) ?? 0,
      }
    },
    pictureTimeOf({ work }, at) {
      const first = work.kind === 'file' ? 0 : work.published_at
      // A recording may have gaps: it ends later than its duration suggests.
      const last = first + work.duration_ms * (work.kind === 'file' ? 1 : 2)
      const pictureTime = at ? Date.parse(at) : first
      if (pictureTime < first || pictureTime > last) throw fail('invalid-input', { field: 'at' })
      return new Date(pictureTime).toISOString()
    },
    close: sweeping.stop,
  }
}
