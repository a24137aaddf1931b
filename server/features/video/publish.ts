// Publishing and deleting uploads.
import { randomBytes } from 'node:crypto'
import type { ApiBody } from '../../../contract/api.ts'
import { videoLimits } from '../../../contract/limits/video-limits.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { lineFault, lineForm, messageFault, messageForm } from '../../../rules/text/line-text.ts'
import { takeAttempt } from '../../core/attempt/store.ts'
import { inTransaction } from '../../core/database/transaction.ts'
import { fail } from '../../core/http/fail.ts'
import { findSetting } from '../../core/setting/store.ts'
import { findCores } from '../match/store.ts'
import { silencedUntil } from '../report/store.ts'
import { claimUploads } from '../upload/store.ts'
import { findCategory } from './category-store.ts'
import type { VideoDeps } from './deps.ts'
import { lengthOf } from './length.ts'
import { deleteVideo, findPublished, findVideo, insertVideo } from './store.ts'
import { findWork, type Work } from './work-store.ts'

type Wanted = ApiBody<'POST api/Video_user/insert'>

/** Setting: whether operators review uploads before they become visible. */
export const reviewSetting = 'video-review'
const perDay = [{ seconds: 86_400, most: videoLimits.perDay }]
/** Milliseconds before and after the start of a match in which a video of it may have been recorded. */
const around = 12 * 3_600_000

/** User text is the same in every language. */
export const sameName = (text: string): Name => ({ zh: text, en: text, vi: text })

export function createPublishing(deps: VideoDeps) {
  const { db, words, uploads, now } = deps

  function textsOf({ title, description = '' }: Wanted): { title: string; description: string } {
    const normalized = { title: lineForm(title), description: messageForm(description) }
    const fault = lineFault(normalized.title, videoLimits.title)
    if (fault) throw fail('invalid-input', { field: 'title' })
    if (normalized.description !== '' && messageFault(normalized.description, videoLimits.description))
      throw fail('invalid-input', { field: 'description' })
    return normalized
  }

  /** The result of the same call when its response was lost: a file is one video. */
  async function knownAs(accountId: string, wanted: Wanted, texts: ReturnType<typeof textsOf>): Promise<Work | undefined> {
    const row = await findPublished(db, wanted.video)
    const isSame =
      row?.account_id === accountId &&
      row.title.zh === texts.title &&
      row.description === texts.description &&
      row.cover === wanted.cover &&
      row.category_id === wanted.category
    return row && isSame ? findWork(db, row.id) : undefined
  }

  /** Requires the account's own uploads of the right kinds. */
  async function needFiles(accountId: string, { cover, video }: Wanted): Promise<void> {
    const own = new Map((await claimUploads(db, accountId, [cover, video], new Date(now()))).map(({ path, kind }) => [path, kind]))
    if (own.get(cover) !== 'cover') throw fail('invalid-input', { field: 'cover' })
    if (own.get(video) !== 'video') throw fail('invalid-input', { field: 'video' })
  }

  async function matchOf({ match_id = null, begins_at = null }: Wanted): Promise<{ match_id: string | null; begins_at: Date | null }> {
    if (match_id === null) {
      if (begins_at !== null) throw fail('invalid-input', { field: 'begins_at' })
      return { match_id, begins_at: null }
    }
    const [core] = await findCores(db, [match_id])
    if (!core) throw fail('not-found', { match: match_id })
    const begins = begins_at === null ? null : new Date(begins_at)
    if (begins && Math.abs(begins.getTime() - Date.parse(core.match_time)) > around) throw fail('invalid-input', { field: 'begins_at' })
    return { match_id, begins_at: begins }
  }

  return {
    async insert(accountId: string, wanted: Wanted): Promise<Work> {
      const texts = textsOf(wanted)
      const known = await knownAs(accountId, wanted, texts)
      if (known) return known
      if ((await silencedUntil(db, accountId, now())) !== null) throw fail('silenced')
      await words.check([texts.title, texts.description].filter(Boolean).join('\n'))
      const category = await findCategory(db, wanted.category)
      if (!category?.shown) throw fail('invalid-input', { field: 'category' })
      const match = await matchOf(wanted)
      await needFiles(accountId, wanted)
      if (await findPublished(db, wanted.video)) {
        // A concurrent identical call has inserted it by now; one with other texts is rejected.
        const same = await knownAs(accountId, wanted, texts)
        if (same) return same
        throw fail('key-reused')
      }
      const duration_ms = await lengthOf(await uploads.source(wanted.video))
      const wait = await takeAttempt(db, [{ kind: 'video', subject: accountId, windows: perDay }], now())
      if (wait > 0) throw fail('too-many', { retryAfter: wait })
      const id = randomBytes(9).toString('base64url')
      const state = (await findSetting<boolean>(db, reviewSetting)) ? 'waiting' : 'shown'
      const row = {
        id,
        account_id: accountId,
        title: sameName(texts.title),
        description: texts.description,
        cover: wanted.cover,
        path: wanted.video,
        duration_ms,
        category_id: category.id,
        ...match,
        published_at: new Date(now()),
      }
      const isIn = await inTransaction(db, (tx) => insertVideo(tx, row, state, videoLimits.own))
      const made = isIn ? await findWork(db, id) : await knownAs(accountId, wanted, texts)
      if (!isIn && !made) throw fail('limit-reached')
      if (!made) throw fail('not-found')
      return made
    },
    /** By the author: deletes an upload with its files, or a recording with its media. */
    async remove(accountId: string, id: string): Promise<void> {
      const work = await findWork(db, id)
      if (!work || (work.state !== 'shown' && work.uid !== accountId)) throw fail('not-found')
      if (work.uid !== accountId) throw fail('forbidden')
      if (work.kind === 'playback') {
        if (!(await deps.removePlayback(work.room_id ?? '', id))) throw fail('not-found')
      }
      const row = await findVideo(db, id)
      await inTransaction(db, (tx) => deleteVideo(tx, id))
      await deps.deleteTalk([id])
      if (row) await uploads.remove(accountId, [row.path, row.cover])
    },
  }
}
