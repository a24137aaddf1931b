// Presents notifications to their reader: current people, texts and titles, and whether the subject is gone.

import type { CommentKind } from '../../../contract/comment.ts'
import type { Notification } from '../../../contract/notification.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { subjectParts } from '../../../rules/comment/subject.ts'
import { findProfiles } from '../account/store.ts'
import type { Db, FoundNotification } from './store.ts'

/** A match's title, and the teams by which a reader may hide its result. */
export interface NotedMatch {
  home_team_id: string
  away_team_id: string
  title: Name
}
/** A comment that a notification is about. */
export interface NotedComment {
  account_id: string
  subject: string
  text: string
  state: 'shown' | 'hidden' | 'deleted'
  parent_id: string | null
  parent_gone: boolean
}
/** Kinds of things that notifications are about; `find` returns null if there is none or the reader may not see it. */
export type SubjectTypes = Partial<Record<CommentKind, { find(id: string, reader: string): Promise<object | null> }>>
export interface PresentDeps {
  db: Db
  /** Commentable things, which also have texts. */
  subjectTypes: SubjectTypes
  comments(ids: readonly string[]): Promise<ReadonlyMap<string, NotedComment>>
  /** Texts of these things, by `kind:id`. */
  textOf(subjects: readonly string[]): Promise<ReadonlyMap<string, string>>
  matches(ids: readonly string[]): Promise<ReadonlyMap<string, NotedMatch>>
}

/** Characters of a text that a list shows. */
const excerpt = 140
const cut = (text: string): string => {
  const letters = [...text.replaceAll('\n', ' ')]
  return letters.length > excerpt ? `${letters.slice(0, excerpt - 1).join('')}…` : letters.join('')
}

/** Whether a comment still exists for its reader: authors see their own ones, hidden or not. */
const isThere = (comment: NotedComment | undefined, reader: string): boolean =>
  comment !== undefined &&
  !comment.parent_gone &&
  (comment.state === 'shown' || (comment.state === 'hidden' && comment.account_id === reader))

export async function presentNotifications(
  { db, subjectTypes, comments: findComments, textOf, matches }: PresentDeps,
  found: readonly FoundNotification[],
  reader: string,
): Promise<Notification[]> {
  const rows = found.map(({ row }) => row)
  const actorOf = ({ row, liker }: FoundNotification): string | null => liker ?? row.actor_id
  const subjects = [...new Set(rows.flatMap(({ subject }) => subject ?? []))]
  const [people, comments, texts, noted, there] = await Promise.all([
    findProfiles(
      db,
      found.flatMap((one) => [actorOf(one) ?? [], one.row.detail.streamer ?? []].flat()),
    ),
    findComments(rows.flatMap(({ comment_id }) => comment_id ?? [])),
    textOf(subjects),
    matches([...new Set(rows.flatMap(({ detail }) => detail.match ?? []))]),
    findThere(subjectTypes, subjects, reader),
  ])
  return found.map((one): Notification => {
    const { row } = one
    const actor = people.get(actorOf(one) ?? '')
    const comment = comments.get(row.comment_id ?? '')
    const subject = row.subject ?? comment?.subject ?? null
    const gone = (row.subject !== null && !there.has(row.subject)) || (row.comment_id !== null && !isThere(comment, reader))
    const streamer = people.get(row.detail.streamer ?? '')?.nickname
    const match = noted.get(row.detail.match ?? '')
    return {
      id: `${row.seq}`,
      kind: row.kind,
      event: row.event,
      at: row.at.toISOString(),
      read: row.read_at !== null,
      person: actor ? { uid: actor.id, nickname: actor.nickname, avatar: actor.avatar } : null,
      people: one.people,
      subject: subject === null ? null : subjectParts(subject),
      comment: row.comment_id,
      parent: comment?.parent_id ?? null,
      text: gone ? '' : cut(comment?.text ?? texts.get(row.subject ?? '') ?? ''),
      gone,
      match: match && row.detail.match !== undefined ? { id: row.detail.match, ...match } : null,
      outcomes: row.detail.outcomes ?? [],
      amount: row.detail.amount ?? null,
      reason: row.detail.reason ?? '',
      name: row.detail.name ?? (streamer === undefined ? null : { zh: streamer, en: streamer, vi: streamer }),
      ...(row.detail.until === undefined ? {} : { until: row.detail.until }),
    }
  })
}

/** Those of these things that the reader can open. */
async function findThere(subjectTypes: SubjectTypes, subjects: readonly string[], reader: string): Promise<ReadonlySet<string>> {
  const there = new Set<string>()
  await Promise.all(
    subjects.map(async (subject) => {
      const { kind, id } = subjectParts(subject)
      const subjectType = subjectTypes[kind]
      // A thing that is not commentable has no lookup: it is assumed to exist.
      if (!subjectType || (await subjectType.find(id, reader))) there.add(subject)
    }),
  )
  return there
}
