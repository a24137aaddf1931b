// Comments on any commentable subject (a post, a video, an article, a match, an expert's scheme), and replies to them.
import { type Static, Type } from 'typebox'
import { communityLimits } from './limits/community-limits.ts'
import { reportReasons } from './report.ts'
import { Count, closed, Empty, type Endpoint, Id, oneOf, Timestamp } from './wire/endpoint.ts'
import { Name } from './wire/name.ts'

export const commentKinds = ['post', 'video', 'news', 'match', 'scheme'] as const
export type CommentKind = (typeof commentKinds)[number]
/** The subject of a comment. */
export const Subject = Type.Object({ kind: oneOf(commentKinds), id: Id }, closed)
export type Subject = Static<typeof Subject>
/** The match and teams whose results the texts of a thread may give away. */
export const About = Type.Object({ match_id: Type.Union([Id, Type.Null()]), team_ids: Type.Array(Id) }, closed)
export type About = Static<typeof About>

/** A user of the community, with the badges shown beside the name. */
export const CommunityPerson = Type.Object(
  {
    uid: Id,
    nickname: Type.String(),
    avatar: Type.String(),
    userlevel: Count,
    is_anchor: Type.Boolean(),
    /** The user's room, if any. */
    room_id: Type.Union([Id, Type.Null()]),
  },
  closed,
)
export type CommunityPerson = Static<typeof CommunityPerson>

export const Mention = Type.Object({ uid: Id, nickname: Type.String() }, closed)
export type Mention = Static<typeof Mention>

/** shown: visible to everyone. hidden: removed after a report; visible only to its author, with the reason. */
export const commentStates = ['shown', 'hidden'] as const
const base = {
  id: Id,
  person: CommunityPerson,
  text: Type.String(),
  /** Product time. */
  at: Timestamp,
  likes: Count,
  liked: Type.Boolean(),
  mentions: Type.Array(Mention),
  /** On a match: position of its author's match clock. `at` is withheld until the reader's clock reaches it; `minute` reads like 67'. */
  moment: Type.Union([Type.Object({ at: Timestamp, minute: Type.String() }, closed), Type.Null()]),
  is_mine: Type.Boolean(),
  /** Its author owns the subject. */
  is_owner: Type.Boolean(),
  /** The reader may delete it. */
  can_delete: Type.Boolean(),
  state: oneOf(commentStates),
  /** Why it is hidden; null: not hidden. */
  reason: Type.Union([oneOf(reportReasons), Type.Null()]),
}
/** A reply to a comment, or to another reply to it. */
export const Answer = Type.Object({ ...base, parent_id: Id, to: Type.Union([Mention, Type.Null()]) }, closed)
export type Answer = Static<typeof Answer>
export const Comment = Type.Object({ ...base, answers: Count, first: Type.Array(Answer) }, closed)
export type Comment = Static<typeof Comment>

export const commentSorts = ['hot', 'new'] as const
export type CommentSort = (typeof commentSorts)[number]
/** Cursor of the next page, from the previous page. */
export const Cursor = Type.String({ pattern: '^[A-Za-z0-9_.-]{1,96}$' })
const next = Type.Union([Cursor, Type.Null()])

/** Fields of a subject's list. `until` is the reader's own match clock: comments made after it are not returned. */
const listFields = {
  sort: Type.Optional(oneOf(commentSorts)),
  before: Type.Optional(Cursor),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: communityLimits.commentPage })),
  until: Type.Optional(Timestamp),
}
/** `mark` is the cursor for 'N new since'; `due` is the time at which the next withheld comment becomes visible. */
const due = Type.Union([Timestamp, Type.Null()])
export const CommentPage = Type.Object({ list: Type.Array(Comment), total: Count, next, mark: Cursor, due }, closed)
export type CommentPage = Static<typeof CommentPage>
export const AnswerPage = Type.Object({ list: Type.Array(Answer), total: Count, next }, closed)
export type AnswerPage = Static<typeof AnswerPage>

/** `pid`: the comment or reply that is replied to. `key`: created by the device; the same key is the same comment. */
const addFields = {
  content: Type.String({ minLength: 1, maxLength: communityLimits.commentLength * 4 }),
  pid: Type.Optional(Id),
  mentions: Type.Optional(Type.Array(Id, { maxItems: communityLimits.mentions })),
  /** On a match: the author's match time. */
  moment: Type.Optional(Timestamp),
  key: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$' })),
}
/** The created comment or reply, as it appears in the thread. */
export const Written = Type.Object({ comment: Type.Union([Comment, Type.Null()]), answer: Type.Union([Answer, Type.Null()]) }, closed)
export type Written = Static<typeof Written>
const LikeBody = Type.Object({ id: Id, on: Type.Boolean() }, closed)
const Liked = Type.Object({ liked: Type.Boolean(), likes: Count }, closed)

const addErrors = [
  'not-found',
  'forbidden',
  'invalid-input',
  'too-long',
  'too-many',
  'repeated',
  'word-refused',
  'silenced',
] as const satisfies Endpoint['errors']

/** The given API's own endpoints for one kind of subject (R-WIRE-1); `noun` is that kind in words. */
export const listOf = (noun: string) =>
  ({
    summary: `Returns the comments on ${noun}, most liked or newest first, each with its first answers.`,
    who: 'guest',
    effect: 'read',
    personal: true,
    body: Type.Object({ id: Id, ...listFields }, closed),
    data: CommentPage,
    errors: ['not-found', 'invalid-input'],
  }) as const satisfies Endpoint
export const addTo = (noun: string) =>
  ({
    summary: `Comments on ${noun}, or answers one of its comments.`,
    who: 'user',
    effect: 'write',
    body: Type.Object({ id: Id, ...addFields }, closed),
    data: Written,
    errors: addErrors,
  }) as const satisfies Endpoint
export const likeOf = (noun: string) =>
  ({
    summary: `Likes or unlikes a comment on ${noun}.`,
    who: 'user',
    effect: 'write',
    body: LikeBody,
    data: Liked,
    errors: ['not-found'],
  }) as const satisfies Endpoint

export const commentEndpoints = {
  'POST api/Comment/list': {
    summary: 'Returns the comments on any subject, most liked or newest first, each with its first answers.',
    who: 'guest',
    effect: 'read',
    personal: true,
    body: Type.Object({ ...Subject.properties, ...listFields }, closed),
    data: CommentPage,
    errors: ['not-found', 'invalid-input'],
  },
  'POST api/Comment/since': {
    summary: 'Returns the number of comments since a mark; comments later than `until` do not count yet.',
    who: 'guest',
    effect: 'read',
    personal: true,
    body: Type.Object({ ...Subject.properties, mark: Cursor, until: Type.Optional(Timestamp) }, closed),
    data: Type.Object({ count: Count, due }, closed),
    errors: ['not-found', 'invalid-input'],
  },
  'POST api/Comment/answers': {
    summary: 'Returns the answers to a comment, oldest first.',
    who: 'guest',
    effect: 'read',
    personal: true,
    body: Type.Object(
      {
        id: Id,
        after: Type.Optional(Cursor),
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: communityLimits.answerPage })),
        until: Type.Optional(Timestamp),
      },
      closed,
    ),
    data: AnswerPage,
    errors: ['not-found', 'invalid-input'],
  },
  'POST api/Comment/one': {
    summary: 'Returns one comment with its first answers; for an answer, the comment that it belongs to, with that answer.',
    who: 'guest',
    effect: 'read',
    personal: true,
    body: Type.Object({ id: Id, until: Type.Optional(Timestamp) }, closed),
    data: Type.Object({ ...Subject.properties, comment: Comment }, closed),
    errors: ['not-found'],
  },
  'POST api/Comment/subject': {
    summary: 'Returns the subject of a thread: its title, its number of comments, and whose results they may give away.',
    who: 'guest',
    effect: 'read',
    personal: true,
    body: Subject,
    data: Type.Object({ ...Subject.properties, title: Name, comments: Count, about: Type.Union([About, Type.Null()]) }, closed),
    errors: ['not-found'],
  },
  'POST api/Comment/add': {
    summary: 'Comments on a subject, or answers one of its comments.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ ...Subject.properties, ...addFields }, closed),
    data: Written,
    errors: addErrors,
  },
  'POST api/Comment/likes': likeOf('anything'),
  'POST api/Comment/delete': {
    summary: 'Deletes a comment. For its author, the owner of its subject, and operators.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ id: Id }, closed),
    data: Empty,
    errors: ['not-found', 'forbidden'],
  },
} as const satisfies Record<string, Endpoint>
