// Circles and their posts: text, up to four pictures, or a video with its cover.
import { type Static, Type } from 'typebox'
import { PicturePath } from './banner.ts'
import { addTo, CommunityPerson, commentStates, likeOf, listOf, Mention } from './comment.ts'
import { communityLimits } from './limits/community-limits.ts'
import { memberLimits } from './limits/member-limits.ts'
import { reportReasons } from './report.ts'
import { Count, closed, Empty, type Endpoint, Id, oneOf, QueryInteger, Timestamp } from './wire/endpoint.ts'
import { Name } from './wire/name.ts'

const OrId = Type.Union([Id, Type.Null()])
const Picture = Type.Union([PicturePath, Type.Literal('')])

export const Circle = Type.Object(
  {
    id: Id,
    name: Name,
    summary: Name,
    /** A picture on this host; empty: its first character is drawn in `color`. */
    icon: Picture,
    color: Type.String(),
    /** League or team that it is about, if any. */
    league_id: OrId,
    team_id: OrId,
    followers: Count,
    posts: Count,
    followed: Type.Boolean(),
  },
  closed,
)
export type Circle = Static<typeof Circle>

/** video: with `video` and `cover`; post: with up to four pictures, or none. */
export const postTypes = ['post', 'video'] as const
export const Post = Type.Object(
  {
    id: Id,
    type: oneOf(postTypes),
    circle: Type.Pick(Circle, ['id', 'name', 'icon', 'color']),
    person: CommunityPerson,
    text: Type.String(),
    pictures: Type.Array(Type.String(), { maxItems: memberLimits.picturesPerPost }),
    video: Type.String(),
    cover: Type.String(),
    /** The match that it is about. */
    match_id: OrId,
    /** The teams of that match. */
    team_ids: Type.Array(Id),
    mentions: Type.Array(Mention),
    /** Product time. */
    at: Timestamp,
    edited_at: Type.Union([Timestamp, Type.Null()]),
    /** Time until which its author may edit it; null: not editable, or not the viewer's own. */
    edit_until: Type.Union([Timestamp, Type.Null()]),
    likes: Count,
    liked: Type.Boolean(),
    comments: Count,
    is_mine: Type.Boolean(),
    can_delete: Type.Boolean(),
    state: oneOf(commentStates),
    reason: Type.Union([oneOf(reportReasons), Type.Null()]),
  },
  closed,
)
export type Post = Static<typeof Post>

export const hotRanges = ['day', 'week', 'month'] as const
export type HotRange = (typeof hotRanges)[number]

const content = Type.String({ maxLength: communityLimits.postLength * 4 })
const mentions = Type.Optional(Type.Array(Id, { maxItems: communityLimits.mentions }))
const pictures = Type.Optional(Type.Array(PicturePath, { maxItems: 20 }))
const ById = Type.Object({ id: Id }, closed)

export const circleEndpoints = {
  'GET api/anchor_dynamics/circles': {
    summary: 'Returns the circles in the operator’s order, those that the caller follows first.',
    who: 'guest',
    effect: 'read',
    personal: true,
    data: Type.Object({ list: Type.Array(Circle), total: Count }, closed),
  },
  'GET api/anchor_dynamics/circle': {
    summary: 'Returns one circle.',
    who: 'guest',
    effect: 'read',
    personal: true,
    query: ById,
    data: Circle,
    errors: ['not-found'],
  },
  'POST api/anchor_dynamics_user/followCircle': {
    summary: 'Follows or unfollows a circle.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ id: Id, on: Type.Boolean() }, closed),
    data: Type.Object({ followed: Type.Boolean(), followers: Count }, closed),
    errors: ['not-found'],
  },
  'POST api/anchor_dynamics_user/insert': {
    summary: 'Publishes a post in a circle; pictures, video and cover are uploads of the caller. The same `key` is the same post.',
    who: 'user',
    effect: 'write',
    body: Type.Object(
      {
        type: Type.Optional(oneOf(postTypes)),
        circle_id: Type.Optional(Type.Union([Id, Type.Literal('')])),
        content: Type.Optional(content),
        pictures,
        video: Type.Optional(Picture),
        cover: Type.Optional(Picture),
        match_id: Type.Optional(Id),
        mentions,
        key: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$' })),
      },
      closed,
    ),
    data: Post,
    errors: [
      'circle-needed',
      'cover-needed',
      'content-needed',
      'video-needed',
      'video-format',
      'not-found',
      'invalid-input',
      'too-long',
      'too-many',
      'word-refused',
      'silenced',
      'limit-reached',
    ],
  },
  'POST api/anchor_dynamics_user/edit': {
    summary: 'Changes the text or the pictures of a post of the caller, while it can be edited.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ id: Id, content, pictures, mentions }, closed),
    data: Post,
    errors: [
      'not-found',
      'forbidden',
      'edit-closed',
      'content-needed',
      'invalid-input',
      'too-long',
      'word-refused',
      'silenced',
      'limit-reached',
    ],
  },
  'POST api/anchor_dynamics_user/likes': {
    summary: 'Likes or unlikes a post.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ id: Id, on: Type.Boolean() }, closed),
    data: Type.Object({ liked: Type.Boolean(), likes: Count }, closed),
    errors: ['not-found'],
  },
  'GET api/anchor_dynamics/info': {
    summary: 'Returns one post.',
    who: 'guest',
    effect: 'read',
    personal: true,
    query: ById,
    data: Post,
    errors: ['not-found'],
  },
  'GET api/anchor_dynamics/userPostList': {
    summary:
      'Returns posts, newest first: all, or those of a user, a circle or the circles that the caller follows; with `hot`, most discussed.',
    who: 'guest',
    effect: 'read',
    personal: true,
    query: Type.Object(
      {
        uid: Type.Optional(Id),
        circle: Type.Optional(Id),
        match_id: Type.Optional(Id),
        followed: Type.Optional(Type.Literal('1')),
        hot: Type.Optional(oneOf(hotRanges)),
        before: Type.Optional(Type.String({ pattern: '^\\d{1,15}(\\.\\d{1,15})?$' })),
        limit: Type.Optional(QueryInteger),
      },
      closed,
    ),
    data: Type.Object({ list: Type.Array(Post), next: Type.Union([Type.String(), Type.Null()]) }, closed),
    errors: ['invalid-input'],
  },
  'GET api/anchor_dynamics/person': {
    summary: 'Returns the community profile of a user.',
    who: 'guest',
    effect: 'read',
    personal: true,
    query: ById,
    /** Absent in older responses. */
    data: Type.Object({ ...CommunityPerson.properties, signature: Type.Optional(Type.String()) }, closed),
    errors: ['not-found'],
  },
  'POST api/anchor_dynamics/deletePost': {
    summary: 'Deletes a post. For its author and operators.',
    who: 'user',
    effect: 'write',
    body: ById,
    data: Empty,
    errors: ['not-found', 'forbidden'],
  },
  'POST api/anchor_dynamics/commentList': listOf('a post'),
  'POST api/anchor_dynamics_user/comment': addTo('a post'),
  'POST api/anchor_dynamics_user/commentLikes': likeOf('a post'),
} as const satisfies Record<string, Endpoint>
