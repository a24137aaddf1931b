// Posts: publish, edit within the allowed time, like, delete; and present to a reader.
import { randomBytes } from 'node:crypto'
import type { HotRange, Post } from '../../../../contract/circle.ts'
import { communityLimits } from '../../../../contract/limits/community-limits.ts'
import { memberLimits } from '../../../../contract/limits/member-limits.ts'
import { subjectOf } from '../../../../rules/comment/subject.ts'
import { messageFault, messageForm } from '../../../../rules/text/line-text.ts'
import { namedIn } from '../../../../rules/text/name/mention.ts'
import { takeAttempt } from '../../../core/attempt/store.ts'
import { writeAudit } from '../../../core/audit/store.ts'
import type { Context } from '../../../core/context.ts'
import { inAccountTransaction } from '../../../core/database/account-queue.ts'
import { inTransaction, type Tx } from '../../../core/database/transaction.ts'
import { fail } from '../../../core/http/fail.ts'
import { findNicknames } from '../../account/store.ts'
import { findCommunityPeople, listMentionRecipients, type Reader } from '../../comment/store.ts'
import { findTeamsOf } from '../../match/teams/store.ts'
import { notify, notifyLike } from '../../notification/store.ts'
import { silencedUntil } from '../../report/store.ts'
import { claimUploads } from '../../upload/store.ts'
import type { Words } from '../../word-filter/store.ts'
import { postCreated } from '../events.ts'
import { findCircle } from '../store.ts'
import {
  type FoundPost,
  filesOf,
  findPost,
  findPostByKey,
  findPostLikes,
  insertPost,
  listPosts,
  lockPost,
  type PostQuery,
  type PostRow,
  setPostLike,
  updatePost,
  updatePostState,
} from './store.ts'

export interface PostDeps extends Pick<Context, 'db' | 'clock' | 'events'> {
  words: Words
  /** Real milliseconds. */
  now: () => number
  isMatch(id: string): Promise<boolean>
  /** Removes these files of an account. */
  removeFiles(account: string, paths: readonly string[]): Promise<void>
}
type Writer = Reader & { id: string }
type MentionSource = Pick<PostRow, 'id' | 'account_id' | 'mentions'>
export interface PostDraft {
  type?: 'post' | 'video'
  circle_id?: string
  content?: string
  pictures?: string[]
  video?: string
  cover?: string
  match_id?: string
  mentions?: string[]
  key?: string
}

const hours: Record<HotRange, number> = { day: 24, week: 168, month: 720 }

export function createPosts({ db, clock, events, words, now, isMatch, removeFiles }: PostDeps) {
  async function present(found: readonly FoundPost[], reader: Reader): Promise<Post[]> {
    const rows = found.map(({ row }) => row)
    const [people, liked, teams] = await Promise.all([
      findCommunityPeople(
        db,
        rows.map(({ account_id }) => account_id),
      ),
      findPostLikes(
        db,
        reader.id,
        rows.map(({ id }) => id),
      ),
      findTeamsOf(
        db,
        rows.map(({ match_id }) => match_id),
      ),
    ])
    return found.flatMap(({ row, comments, circle }): Post[] => {
      const person = people.get(row.account_id)
      if (!person) return []
      const isMine = row.account_id === reader.id
      const closes = row.at.getTime() + communityLimits.editWindow
      return [
        {
          id: row.id,
          type: row.type,
          circle,
          person,
          text: row.text,
          pictures: row.pictures,
          video: row.video,
          cover: row.cover,
          match_id: row.match_id,
          team_ids: teams.get(row.match_id ?? '') ?? [],
          mentions: row.mentions,
          at: row.at.toISOString(),
          edited_at: row.edited_at?.toISOString() ?? null,
          edit_until: isMine && row.state === 'shown' && closes > clock.now() ? new Date(closes).toISOString() : null,
          likes: row.likes,
          liked: liked.has(row.id),
          comments,
          is_mine: isMine,
          can_delete: isMine || reader.moderates,
          state: row.state === 'hidden' ? 'hidden' : 'shown',
          reason: row.reason,
        },
      ]
    })
  }
  async function one(id: string, reader: Reader): Promise<Post> {
    const found = await findPost(db, id, reader.id)
    const [post] = found ? await present([found], reader) : []
    if (!post) throw fail('not-found')
    return post
  }

  async function textOf(content: string): Promise<string> {
    const text = messageForm(content)
    if (text === '') throw fail('content-needed')
    const fault = messageFault(text, communityLimits.postLength)
    if (fault) throw fail(fault === 'invalid-input' ? 'content-needed' : fault)
    await words.check(text)
    return text
  }
  async function mentionsIn(text: string, ids: readonly string[] = []) {
    const names = await findNicknames(db, [...new Set(ids)])
    return namedIn(
      text,
      [...names].map(([uid, nickname]) => ({ uid, nickname })),
    )
  }
  /** The author's own uploads of the expected kind. `existing`: paths that the post already has. */
  async function picturesOf(account: string, paths: readonly string[], existing: readonly string[] = []): Promise<string[]> {
    const wanted = [...new Set(paths)]
    if (wanted.length > memberLimits.picturesPerPost) throw fail('limit-reached')
    const own = await claimUploads(db, account, wanted, new Date(now()))
    const known = new Set([...existing, ...own.filter(({ kind }) => kind === 'picture').map(({ path }) => path)])
    if (wanted.some((path) => !known.has(path))) throw fail('invalid-input')
    return wanted
  }
  async function mediaOf(account: string, { type, pictures = [], video = '', cover = '' }: PostDraft) {
    if (type !== 'video') {
      if (video !== '' || cover !== '') throw fail('invalid-input')
      return { type: 'post' as const, pictures: await picturesOf(account, pictures), video, cover }
    }
    if (pictures.length > 0) throw fail('invalid-input')
    if (cover === '') throw fail('cover-needed')
    if (video === '') throw fail('video-needed')
    const own = new Map((await claimUploads(db, account, [video, cover], new Date(now()))).map(({ path, kind }) => [path, kind]))
    if (own.get(video) !== 'video') throw fail('video-format')
    if (own.get(cover) !== 'cover') throw fail('cover-needed')
    return { type, pictures: [], video, cover }
  }
  async function mayWrite(account: string): Promise<void> {
    if ((await silencedUntil(db, account, now())) !== null) throw fail('silenced')
  }

  /** Accounts to notify of a mention. `before`: earlier mentions of an edited post, which are not notified again. */
  function mentionRecipients({ id, account_id, mentions }: MentionSource, before: PostRow['mentions'] = []): Promise<string[]> {
    const fresh = mentions.filter(({ uid }) => before.every((known) => known.uid !== uid))
    return listMentionRecipients(db, { account_id, subject: subjectOf('post', id), mentions: fresh }, [account_id], now())
  }
  /** Notifies each account once per post, however often it is edited. */
  async function notifyMentioned(
    tx: Tx,
    { id, account_id }: Omit<MentionSource, 'mentions'>,
    recipients: readonly string[],
  ): Promise<void> {
    const notification = {
      kind: 'mention',
      event: 'mention',
      cause: `post ${id}`,
      actor: account_id,
      subject: subjectOf('post', id),
    } as const
    for (const account of recipients) await notify(tx, { account, ...notification }, new Date(now()))
  }

  return {
    one,

    async list(postQuery: Omit<PostQuery, 'reader' | 'hotSince'> & { hot?: HotRange }, reader: Reader) {
      const { hot, limit, ...where } = postQuery
      const hotSince = hot && new Date(clock.now() - hours[hot] * 3_600_000)
      if (where.before && where.before.length !== (hot ? 2 : 1)) throw fail('invalid-input')
      const found = await listPosts(db, { ...where, hotSince, reader: reader.id, limit: limit + 1 })
      const page = found.slice(0, limit)
      const last = found.length > limit ? page.at(-1) : undefined
      const next = last ? (hot ? `${last.heat}.${last.row.seq}` : `${last.row.seq}`) : null
      return { list: await present(page, reader), next }
    },

    async add(draft: PostDraft, writer: Writer): Promise<Post> {
      const { id: account } = writer
      const known = draft.key === undefined ? undefined : await findPostByKey(db, account, draft.key)
      if (known) return one(known.id, writer)
      if (!draft.circle_id) throw fail('circle-needed')
      // Reports missing fields in the order of the form.
      const media = await mediaOf(account, draft)
      await mayWrite(account)
      const text = await textOf(draft.content ?? '')
      const circle = await findCircle(db, draft.circle_id)
      if (!circle) throw fail('not-found')
      if (draft.match_id !== undefined && !(await isMatch(draft.match_id))) throw fail('not-found')
      const windows = [
        { seconds: 3_600, most: communityLimits.postsPerHour },
        { seconds: 86_400, most: communityLimits.postsPerDay },
      ]
      const wait = await takeAttempt(db, [{ kind: 'post', subject: account, windows }], now())
      if (wait > 0) throw fail('too-many', { retryAfter: wait })
      const row = {
        id: randomBytes(9).toString('base64url'),
        circle_id: circle.id,
        account_id: account,
        ...media,
        text,
        match_id: draft.match_id ?? null,
        mentions: await mentionsIn(text, draft.mentions),
        at: new Date(clock.now()),
        key: draft.key ?? null,
      }
      const recipients = await mentionRecipients(row)
      const added = await inAccountTransaction(db, account, async (tx) => {
        const fresh = await insertPost(tx, row)
        if (fresh) await notifyMentioned(tx, fresh, recipients)
        if (fresh) await events.publish(tx, postCreated, { accountId: account, postId: fresh.id, now: now() })
        return fresh
      })
      // A concurrent request with the same key has published it.
      const written = added ?? (draft.key === undefined ? undefined : await findPostByKey(db, account, draft.key))
      if (!written) throw fail('error')
      return one(written.id, writer)
    },

    async edit(
      { id, content, pictures, mentions }: { id: string; content: string; pictures?: string[]; mentions?: string[] },
      writer: Writer,
    ) {
      const seen = await findPost(db, id, writer.id)
      if (!seen) throw fail('not-found')
      if (seen.row.account_id !== writer.id) throw fail('forbidden')
      await mayWrite(writer.id)
      const text = await textOf(content)
      const named = await mentionsIn(text, mentions)
      const { type, pictures: existing, mentions: known } = seen.row
      if (type === 'video' && pictures && pictures.length > 0) throw fail('invalid-input')
      const shown = pictures ? await picturesOf(writer.id, pictures, existing) : existing
      const recipients = await mentionRecipients({ ...seen.row, mentions: named }, known)
      const before = await inTransaction(db, async (tx) => {
        const row = await lockPost(tx, id)
        const at = clock.now()
        if (row?.state !== 'shown' || row.at.getTime() + communityLimits.editWindow <= at) throw fail('edit-closed')
        await updatePost(tx, id, { text, pictures: shown, mentions: named, edited_at: new Date(at) })
        await notifyMentioned(tx, row, recipients)
        return row
      })
      // Files that it no longer shows are removed, as when the post is deleted.
      const dropped = before.pictures.filter((path) => !shown.includes(path))
      await removeFiles(writer.id, dropped)
      return one(id, writer)
    },

    async like(id: string, on: boolean, writer: Writer) {
      const { person } = await one(id, writer)
      const likes = await inTransaction(db, async (tx) => {
        const notice = { account: person.uid, kind: 'like', event: 'like', subject: subjectOf('post', id) } as const
        if (on) await notifyLike(tx, { ...notice, cause: `like post ${id}`, actor: writer.id }, new Date(now()))
        return setPostLike(tx, id, writer.id, on)
      })
      return { liked: on, likes }
    },

    async remove(id: string, writer: Writer): Promise<void> {
      const found = await findPost(db, id, writer.id)
      if (!found) throw fail('not-found')
      if (found.row.account_id !== writer.id && !writer.moderates) throw fail('forbidden')
      const { circle_id, account_id, text } = found.row
      await inTransaction(db, async (tx) => {
        const isGone = await updatePostState(tx, id, 'deleted', { by: writer.id, reason: null })
        if (account_id === writer.id || !isGone) return
        const before = { place: circle_id, by: account_id, text }
        await writeAudit(tx, { by: writer.id, act: 'post.remove', subject: `post ${id}`, before, after: {}, at: now() })
      })
      // Frees the author's storage: the files are no longer visible.
      await removeFiles(account_id, filesOf(found.row))
    },
  }
}
export type Posts = ReturnType<typeof createPosts>
