// Threads: list, write, like, delete. Each feature defines its commentable things.
import { randomBytes } from 'node:crypto'
import type { AnswerPage, CommentKind, CommentPage, CommentSort, Subject, Written } from '../../../contract/comment.ts'
import { communityLimits } from '../../../contract/limits/community-limits.ts'
import { subjectOf, subjectParts } from '../../../rules/comment/subject.ts'
import { messageFault, messageForm } from '../../../rules/text/line-text.ts'
import { namedIn } from '../../../rules/text/name/mention.ts'
import { takeAttempt } from '../../core/attempt/store.ts'
import { writeAudit } from '../../core/audit/store.ts'
import type { Context } from '../../core/context.ts'
import { inAccountTransaction } from '../../core/database/account-queue.ts'
import { inTransaction, type Tx } from '../../core/database/transaction.ts'
import { fail } from '../../core/http/fail.ts'
import { findNicknames, isBlocked } from '../account/store.ts'
import { findTeamsOf } from '../match/teams/store.ts'
import { type NotificationInput, notify, notifyLike } from '../notification/store.ts'
import { silencedUntil } from '../report/store.ts'
import type { Words } from '../word-filter/store.ts'
import { countAnswers } from './answer-count-store.ts'
import { commentCreated } from './events.ts'
import { setCommentLike } from './like/store.ts'
import { listMentionRecipients } from './mention-recipient-store.ts'
import { presentAnswers, presentComments } from './present.ts'
import {
  type Commentables,
  type CommentRow,
  countComments,
  countSince,
  findByKey,
  findComment,
  findLastSeq,
  findNextDue,
  findRead,
  insertComment,
  isDuplicate,
  listAnswers,
  listComments,
  lockVisible,
  type Reader,
  updateCommentState,
} from './store.ts'

export interface CommentDeps extends Pick<Context, 'db' | 'clock' | 'events'> {
  words: Words
  /** Real milliseconds. */
  now: () => number
  subjectTypes: Commentables
}
interface CommentQuery {
  sort?: CommentSort
  before?: string
  limit?: number
  until?: string
}
interface Draft {
  content: string
  pid?: string
  mentions?: string[]
  moment?: string
  key?: string
}

/** Real milliseconds in which the same text is not accepted twice. */
const repeatWindow = 30_000
/** Product milliseconds that an author's match clock may lag behind, as with a recording of the same day. */
const longestBehind = 86_400_000

/** Parses the `many` numbers of a cursor or mark. */
function numbersOf(text: string, many: number): number[] {
  const numbers = text.split('.').map(Number)
  if (numbers.length !== many || numbers.some((one) => !Number.isSafeInteger(one) || one < 0)) throw fail('invalid-input')
  return numbers
}
const dateOf = (timestamp: string | undefined): Date | undefined => {
  if (timestamp === undefined) return undefined
  const at = new Date(timestamp)
  if (Number.isNaN(at.getTime())) throw fail('invalid-input')
  return at
}

export function createComments({ db, clock, events, words, now, subjectTypes }: CommentDeps) {
  async function need({ kind, id }: Subject, reader: Reader) {
    const found = await subjectTypes[kind]?.find(id, reader.id)
    if (!found) throw fail('not-found')
    return found
  }
  const needRead = async (id: string, reader: Reader): Promise<CommentRow> => {
    const row = await findRead(db, id, reader.id)
    if (!row) throw fail('not-found')
    return row
  }

  const teamsOf = async (match: string | null): Promise<string[]> => (await findTeamsOf(db, [match])).get(match ?? '') ?? []

  const dueOf = async (subject: string, reader: Reader, until: Date | undefined): Promise<string | null> =>
    (await findNextDue(db, { subject, reader: reader.id, until }))?.toISOString() ?? null

  /** Presents a comment, whether it was just written or earlier under this key. */
  async function present(row: CommentRow, reader: Reader, owner: string | null): Promise<Written> {
    const [answer] = row.parent_id ? await presentAnswers(db, [row], reader, owner) : []
    const [comment] = row.parent_id ? [] : await presentComments(db, [row], reader, owner)
    return { comment: comment ?? null, answer: answer ?? null }
  }

  /** The answered comment and its author; throws if this person may not answer it. */
  async function answered(subject: string, pid: string | undefined, account: string) {
    if (pid === undefined) return { parent_id: null, to_id: null, persons: [] }
    const row = await findRead(db, pid, account)
    if (row?.subject !== subject || row.state !== 'shown') throw fail('not-found')
    return { parent_id: row.parent_id ?? row.id, to_id: row.parent_id ? row.account_id : null, persons: [row.account_id] }
  }

  async function mentioned(text: string, ids: readonly string[] = []) {
    const names = await findNicknames(db, [...new Set(ids)])
    return namedIn(
      text,
      [...names].map(([uid, nickname]) => ({ uid, nickname })),
    )
  }

  /** The author's match clock, never ahead of the match itself. */
  function clockOf({ kind, id }: Subject, timestamp: string | undefined): { moment_at: Date | null; minute: string } {
    const { minuteAt } = subjectTypes[kind] ?? {}
    if (!minuteAt) return { moment_at: null, minute: '' }
    const latest = clock.now()
    const requested = dateOf(timestamp)?.getTime() ?? latest
    const at = Math.min(latest, Math.max(latest - longestBehind, requested))
    return { moment_at: new Date(at), minute: minuteAt(id, at) }
  }

  /** Notifies mentioned accounts, the author answered and the subject's owner: each once, for the first of these reasons. */
  async function notifyAll(
    tx: Tx,
    row: CommentRow,
    recipients: readonly string[],
    owner: string | null,
    answeredPerson: string | null,
  ): Promise<void> {
    const reached = new Map<string, Pick<NotificationInput, 'kind' | 'event'>>()
    const reach = (account: string | null, kind: NotificationInput['kind'], event: NotificationInput['event']): void => {
      if (account !== null && !reached.has(account)) reached.set(account, { kind, event })
    }
    for (const uid of recipients) reach(uid, 'mention', 'mention')
    reach(answeredPerson, 'answer', 'answer')
    reach(owner, 'answer', 'comment')
    const notice = { cause: `comment ${row.id}`, actor: row.account_id, subject: row.subject, comment: row.id }
    for (const [account, what] of reached) await notify(tx, { account, ...notice, ...what }, new Date(now()))
  }

  return {
    async list(
      of: Subject,
      { sort = 'new', before, limit = communityLimits.commentPage, until }: CommentQuery,
      reader: Reader,
    ): Promise<CommentPage> {
      const { owner } = await need(of, reader)
      const subject = subjectOf(of.kind, of.id)
      const held = dateOf(until)
      // Read before the list, so that comments written meanwhile count as new rather than get lost.
      const seq = await findLastSeq(db, subject)
      const numbers = before === undefined ? undefined : numbersOf(before, sort === 'new' ? 1 : 2)
      const rows = await listComments(db, { subject, reader: reader.id, until: held, limit: limit + 1, sort, before: numbers })
      const page = rows.slice(0, limit)
      const last = rows.length > limit ? page.at(-1) : undefined
      return {
        list: await presentComments(db, page, reader, owner, held),
        total: await countComments(db, subject),
        next: last ? (sort === 'new' ? `${last.seq}` : `${last.likes}.${last.seq}`) : null,
        mark: `${seq}.${held?.getTime() ?? 0}`,
        due: await dueOf(subject, reader, held),
      }
    },

    async since(of: Subject, { mark, until }: { mark: string; until?: string }, reader: Reader) {
      await need(of, reader)
      const [seq = 0, heldUntil = 0] = numbersOf(mark, 2)
      const held = dateOf(until)
      const subject = subjectOf(of.kind, of.id)
      const commentQuery = { subject, reader: reader.id, until: held, limit: communityLimits.newMost + 1 }
      return { count: await countSince(db, commentQuery, { seq, until: heldUntil }), due: await dueOf(subject, reader, held) }
    },

    async answers(
      id: string,
      { after, limit = communityLimits.answerPage, until }: Omit<CommentQuery, 'sort' | 'before'> & { after?: string },
      reader: Reader,
    ): Promise<AnswerPage> {
      const parent = await needRead(id, reader)
      const { owner } = await need(subjectParts(parent.subject), reader)
      const [from = 0] = after === undefined ? [] : numbersOf(after, 1)
      const rows = await listAnswers(db, { parent: parent.id, reader: reader.id, until: dateOf(until), after: from, limit: limit + 1 })
      const page = rows.slice(0, limit)
      const next = rows.length > limit ? `${page.at(-1)?.seq}` : null
      const counts = await countAnswers(db, [parent.id], reader.id)
      return { list: await presentAnswers(db, page, reader, owner), total: counts.get(parent.id) ?? 0, next }
    },

    async one(id: string, until: string | undefined, reader: Reader) {
      const held = dateOf(until)
      const row = await needRead(id, reader)
      const of = subjectParts(row.subject)
      const { owner } = await need(of, reader)
      const head = row.parent_id === null ? row : await needRead(row.parent_id, reader)
      const isHeld = [row, head].some(({ moment_at }) => held !== undefined && moment_at !== null && moment_at > held)
      const [comment] = isHeld ? [] : await presentComments(db, [head], reader, owner, held)
      if (!comment) throw fail('not-found')
      const [answer] = row === head ? [] : await presentAnswers(db, [row], reader, owner)
      const isThere = !answer || comment.first.some((one) => one.id === answer.id)
      return { ...of, comment: isThere ? comment : { ...comment, first: [...comment.first, answer] } }
    },

    async about(of: Subject, reader: Reader) {
      const { title, about } = await need(of, reader)
      return {
        ...{ kind: of.kind, id: of.id, title, comments: await countComments(db, subjectOf(of.kind, of.id)) },
        about: about && { match_id: about.match_id, team_ids: about.team_ids ?? (await teamsOf(about.match_id)) },
      }
    },

    async add(of: Subject, draft: Draft, reader: Reader & { id: string }): Promise<Written> {
      const { id: account } = reader
      const { owner } = await need(of, reader)
      const known = draft.key === undefined ? undefined : await findByKey(db, account, draft.key)
      if (known) return present(known, reader, owner)
      const at = now()
      if ((await silencedUntil(db, account, at)) !== null) throw fail('silenced')
      const text = messageForm(draft.content)
      const fault = messageFault(text, communityLimits.commentLength)
      if (fault) throw fail(fault)
      await words.check(text)
      const subject = subjectOf(of.kind, of.id)
      const { persons, ...place } = await answered(subject, draft.pid, account)
      for (const other of new Set([owner, ...persons]))
        if (other !== null && other !== account && (await isBlocked(db, other, account))) throw fail('forbidden')
      const productAt = clock.now()
      if (await isDuplicate(db, account, subject, text, new Date(productAt - repeatWindow * clock.origin.speed))) throw fail('repeated')
      const windows = [
        { seconds: 30, most: communityLimits.commentsPerWindow },
        { seconds: 3_600, most: communityLimits.commentsPerHour },
      ]
      const wait = await takeAttempt(db, [{ kind: 'comment', subject: account, windows }], at)
      if (wait > 0) throw fail('too-many', { retryAfter: wait })
      const row = {
        id: randomBytes(9).toString('base64url'),
        subject,
        account_id: account,
        ...place,
        text,
        mentions: await mentioned(text, draft.mentions),
        at: new Date(productAt),
        ...clockOf(of, draft.moment),
        key: draft.key ?? null,
      }
      const recipients = await listMentionRecipients(db, row, [account, owner, ...persons], at)
      const added = await inAccountTransaction(db, account, async (tx) => {
        // Deleting a comment hides its answers, and a later answer would be unreachable.
        if (row.parent_id !== null && !(await lockVisible(tx, row.parent_id))) throw fail('not-found')
        const fresh = await insertComment(tx, row)
        if (fresh) await notifyAll(tx, fresh, recipients, owner, persons[0] ?? null)
        if (fresh) await events.publish(tx, commentCreated, { accountId: account, commentId: fresh.id, now: at })
        return fresh
      })
      // A concurrent request with the same key has written it.
      const written = added ?? (draft.key === undefined ? undefined : await findByKey(db, account, draft.key))
      if (!written) throw fail('error')
      return present(written, reader, owner)
    },

    async like(kind: CommentKind | null, id: string, on: boolean, reader: Reader & { id: string }) {
      const row = await needRead(id, reader)
      if (kind !== null && subjectParts(row.subject).kind !== kind) throw fail('not-found')
      const likes = await inTransaction(db, async (tx) => {
        const likeNotice = { account: row.account_id, kind: 'like', event: 'like', subject: row.subject, comment: id } as const
        if (on) await notifyLike(tx, { ...likeNotice, cause: `like comment ${id}`, actor: reader.id }, new Date(now()))
        return setCommentLike(tx, id, reader.id, on)
      })
      return { liked: on, likes }
    },

    async remove(id: string, reader: Reader & { id: string }): Promise<void> {
      const row = await findComment(db, id)
      if (!row || row.state === 'deleted') throw fail('not-found')
      const of = subjectParts(row.subject)
      const isTheirs = row.account_id === reader.id || (await subjectTypes[of.kind]?.find(of.id, reader.id))?.owner === reader.id
      if (!isTheirs && !reader.moderates) throw fail('forbidden')
      await inTransaction(db, async (tx) => {
        const isGone = await updateCommentState(tx, id, 'deleted', { by: reader.id, reason: null })
        if (isTheirs || !isGone) return
        const before = { place: row.subject, by: row.account_id, text: row.text }
        await writeAudit(tx, { by: reader.id, act: 'comment.remove', subject: `comment ${id}`, before, after: {}, at: now() })
      })
    },
  }
}
export type Comments = ReturnType<typeof createComments>
