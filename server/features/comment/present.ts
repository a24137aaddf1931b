// Presents comments to a reader: with their authors, the reader's likes, and the permitted actions.
import type { Answer, Comment, Mention } from '../../../contract/comment.ts'
import { communityLimits } from '../../../contract/limits/community-limits.ts'
import { countAnswers } from './answer-count-store.ts'
import { findCommentLikes } from './like/store.ts'
import { type CommentRow, type Db, findCommunityPeople, listFirstAnswers, type Reader } from './store.ts'

interface Beside {
  people: Awaited<ReturnType<typeof findCommunityPeople>>
  liked: Set<string>
  reader: Reader
  owner: string | null
}

async function besideOf(db: Db, rows: readonly CommentRow[], reader: Reader, owner: string | null): Promise<Beside> {
  const people = await findCommunityPeople(
    db,
    rows.flatMap(({ account_id, to_id }) => (to_id === null ? [account_id] : [account_id, to_id])),
  )
  const liked = await findCommentLikes(
    db,
    reader.id,
    rows.map(({ id }) => id),
  )
  return { people, liked, reader, owner }
}

function viewOf(row: CommentRow, { people, liked, reader, owner }: Beside): Omit<Comment, 'answers' | 'first'> | null {
  const person = people.get(row.account_id)
  if (!person) return null
  const isMine = row.account_id === reader.id
  return {
    id: row.id,
    person,
    text: row.text,
    at: row.at.toISOString(),
    likes: row.likes,
    liked: liked.has(row.id),
    mentions: row.mentions,
    moment: row.moment_at ? { at: row.moment_at.toISOString(), minute: row.minute } : null,
    is_mine: isMine,
    is_owner: row.account_id === owner,
    can_delete: isMine || reader.moderates || (owner !== null && owner === reader.id),
    state: row.state === 'hidden' ? 'hidden' : 'shown',
    reason: row.reason,
  }
}

function answerOf(row: CommentRow, beside: Beside): Answer[] {
  const view = viewOf(row, beside)
  if (!view || row.parent_id === null) return []
  const to = row.to_id === null ? undefined : beside.people.get(row.to_id)
  const mention: Mention | null = to ? { uid: to.uid, nickname: to.nickname } : null
  return [{ ...view, parent_id: row.parent_id, to: mention }]
}

export async function presentAnswers(db: Db, rows: readonly CommentRow[], reader: Reader, owner: string | null): Promise<Answer[]> {
  const beside = await besideOf(db, rows, reader, owner)
  return rows.flatMap((row) => answerOf(row, beside))
}

/** Includes the first answers of each. */
export async function presentComments(
  db: Db,
  rows: readonly CommentRow[],
  reader: Reader,
  owner: string | null,
  until?: Date,
): Promise<Comment[]> {
  const answered = rows.filter(({ answers }) => answers > 0).map(({ id }) => id)
  const [answers, counts] = await Promise.all([
    listFirstAnswers(db, answered, communityLimits.firstAnswers, reader.id, until),
    countAnswers(db, answered, reader.id),
  ])
  const beside = await besideOf(db, [...rows, ...answers], reader, owner)
  return rows.flatMap((row) => {
    const view = viewOf(row, beside)
    if (!view) return []
    const first = answers.filter(({ parent_id }) => parent_id === row.id).flatMap((answer) => answerOf(answer, beside))
    return [{ ...view, answers: counts.get(row.id) ?? 0, first }]
  })
}
