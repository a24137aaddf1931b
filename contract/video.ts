// Videos: uploads and room recordings; lists, categories, rankings, and reader actions.
import { type Static, Type } from 'typebox'
import { AnswerPage, addTo, Cursor, likeOf, listOf } from './comment.ts'
import { rankRanges } from './gift/rank.ts'
import { videoLimits } from './limits/video-limits.ts'
import { MatchEvent } from './match/match-event.ts'
import { sports } from './match/match-row.ts'
import { Count, closed, Empty, type Endpoint, Id, oneOf, QueryInteger, Timestamp } from './wire/endpoint.ts'
import { Name } from './wire/name.ts'

/** file: an upload. playback: the recording of a room. */
export const videoKinds = ['file', 'playback'] as const
/** shown: public. waiting: awaiting review by an operator. hidden: removed; its author can read the reason. */
export const videoStates = ['shown', 'waiting', 'hidden'] as const
export type VideoState = (typeof videoStates)[number]
/** recommend: for this reader; hot: most watched now; new: newest; follow: by followed users. */
export const videoTabs = ['recommend', 'hot', 'new', 'follow'] as const
export type VideoTab = (typeof videoTabs)[number]
export const videoSorts = ['new', 'hot'] as const
export type VideoSort = (typeof videoSorts)[number]
export const videoRankKinds = ['views', 'likes'] as const
export type VideoRankKind = (typeof videoRankKinds)[number]

const OrId = Type.Union([Id, Type.Null()])

export const VideoCategory = Type.Object(
  {
    id: Id,
    name: Name,
    /** Its videos may reveal a result: readers who hide scores see neither their titles nor their pictures. */
    results: Type.Boolean(),
    /** Number of public videos. */
    count: Count,
    followed: Type.Boolean(),
    /** Path of its newest cover that reveals no more than the category allows; empty or absent: none, the app draws one. */
    cover: Type.Optional(Type.String()),
  },
  closed,
)
export type VideoCategory = Static<typeof VideoCategory>

export const VideoCard = Type.Object(
  {
    id: Id,
    kind: oneOf(videoKinds),
    /** The author's text in all three languages. */
    title: Name,
    /** A path; empty: none, the app draws one. */
    cover: Type.String(),
    uid: Id,
    nickname: Type.String(),
    avatar: Type.String(),
    /** For a recording: its room. */
    room_id: OrId,
    category: Id,
    match_id: OrId,
    team_ids: Type.Array(Id),
    /** Short names of these teams, in the same order; absent if one of them is unknown. */
    teams: Type.Optional(Type.Array(Name)),
    /** It may reveal a result. */
    results: Type.Boolean(),
    /** Seconds, to a tenth. */
    duration_seconds: Type.Number({ minimum: 0 }),
    published_at: Timestamp,
    views: Count,
    likes: Count,
    favorites: Count,
    comments: Count,
    state: oneOf(videoStates),
    /** Why it is hidden; for its author and operators. */
    reason: Type.String(),
  },
  closed,
)
export type VideoCard = Static<typeof VideoCard>

/**
 * Events of the match, by picture time in milliseconds: for an upload from its first picture, for a recording by the server's clock, as
 * dated in its playlist.
 */
export const VideoChapter = Type.Object({ at: Type.Integer(), event: MatchEvent }, closed)
export type VideoChapter = Static<typeof VideoChapter>

export const VideoInfo = Type.Object(
  {
    ...VideoCard.properties,
    description: Type.String(),
    /** A path: an MP4 or WebM file, or a playlist. */
    url: Type.String(),
    /** Id of its danmaku in api/Barrage. */
    danmaku_id: Id,
    chapters: Type.Array(VideoChapter),
    /** Null: not about a match. */
    sport: Type.Union([oneOf(sports), Type.Null()]),
    is_liked: Type.Boolean(),
    is_favorite: Type.Boolean(),
    /** The room of its author; null: none. */
    author_room: OrId,
    /** Its author is the reader. */
    is_mine: Type.Boolean(),
    /** Encodes the time of the request; input of `addView`. */
    view_key: Type.String(),
    related: Type.Array(VideoCard),
  },
  closed,
)
export type VideoInfo = Static<typeof VideoInfo>

const FromOne = Type.Integer({ minimum: 1 })
export const VideoRank = Type.Object({ place: FromOne, value: FromOne, ...VideoCard.properties }, closed)
export type VideoRank = Static<typeof VideoRank>

const page = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: videoLimits.page })),
}
const List = Type.Object({ list: Type.Array(VideoCard), total: Count }, closed)
const Categories = Type.Object({ list: Type.Array(VideoCategory) }, closed)
const ById = Type.Object({ id: Id }, closed)
const Toggle = Type.Object({ id: Id, on: Type.Boolean() }, closed)
const UploadPath = Type.String({ pattern: '^/media/[A-Za-z0-9_-]{22}\\.[a-z0-9]{3,4}$' })

export const videoEndpoints = {
  'POST api/Video/getList': {
    summary: 'Returns videos and recordings: recommended, hot, new, or of users whom the caller follows.',
    who: 'guest',
    effect: 'read',
    personal: true,
    body: Type.Object({ tab: Type.Optional(oneOf(videoTabs)), ...page }, closed),
    data: List,
  },
  'GET api/video/videoList': {
    summary: 'Returns the videos of a category, or of all; with `match_id`, those of a match.',
    who: 'guest',
    effect: 'read',
    personal: true,
    query: Type.Object(
      {
        id: Type.Optional(Id),
        match_id: Type.Optional(Id),
        sort: Type.Optional(oneOf(videoSorts)),
        page: Type.Optional(QueryInteger),
        limit: Type.Optional(QueryInteger),
      },
      closed,
    ),
    data: List,
    errors: ['not-found'],
  },
  'POST api/Video/anchorWorks': {
    summary: 'Returns the uploads and recordings of a user; without `uid` the caller’s own, including those that only the caller can see.',
    who: 'guest',
    effect: 'read',
    personal: true,
    body: Type.Object({ uid: Type.Optional(Id), ...page }, closed),
    data: List,
  },
  'GET api/Video/userPostList': {
    summary: 'Returns the uploads of a user; without `uid` the caller’s own, including those that only the caller can see.',
    who: 'guest',
    effect: 'read',
    personal: true,
    query: Type.Object({ uid: Type.Optional(Id), page: Type.Optional(QueryInteger), limit: Type.Optional(QueryInteger) }, closed),
    data: List,
  },
  'POST api/Video/getVideoInfo': {
    summary: 'Returns one video with its chapters, related videos, and what the caller did with it.',
    who: 'guest',
    effect: 'read',
    personal: true,
    body: ById,
    data: VideoInfo,
    errors: ['not-found'],
  },
  'POST api/Video/addView': {
    summary: 'Reports how many seconds were really played; a view counts by rules/room/video-view.ts.',
    who: 'guest',
    effect: 'write',
    body: Type.Object({ id: Id, key: Type.String({ maxLength: 100 }), seconds: Type.Integer({ minimum: 0, maximum: 86_400 }) }, closed),
    data: Type.Object({ counted: Type.Boolean(), views: Count }, closed),
    errors: ['not-found', 'invalid-input'],
  },
  'POST api/Video/commentList': listOf('a video'),
  'GET api/Video/commentOneList': {
    summary: 'Returns the answers to a comment, oldest first.',
    who: 'guest',
    effect: 'read',
    personal: true,
    query: Type.Object({ id: Id, after: Type.Optional(Cursor), limit: Type.Optional(QueryInteger) }, closed),
    data: AnswerPage,
    errors: ['not-found', 'invalid-input'],
  },
  'POST api/Video_user/comment': addTo('a video'),
  'POST api/Video_user/commentLikes': likeOf('a video'),
  'POST api/Video_user/likes': {
    summary: 'Likes or unlikes a video.',
    who: 'user',
    effect: 'write',
    body: Toggle,
    data: Type.Object({ is_liked: Type.Boolean(), likes: Count }, closed),
    errors: ['not-found'],
  },
  'POST api/Video_user/favorites': {
    summary: 'Adds a video to the caller’s favorites, or removes it.',
    who: 'user',
    effect: 'write',
    body: Toggle,
    data: Type.Object({ is_favorite: Type.Boolean(), favorites: Count }, closed),
    errors: ['not-found'],
  },
  'POST api/Video_user/favoriteList': {
    summary: 'Returns the caller’s favorites, most recent first.',
    who: 'user',
    effect: 'read',
    body: Type.Object(page, closed),
    data: List,
  },
  'POST api/Video_user/insert': {
    summary:
      'Publishes an upload of the caller, once. `begins_at`: the moment of the match, in product time, that its first picture shows.',
    who: 'user',
    effect: 'write',
    body: Type.Object(
      {
        title: Type.String({ minLength: 1, maxLength: videoLimits.title * 4 }),
        description: Type.Optional(Type.String({ maxLength: videoLimits.description * 4 })),
        cover: UploadPath,
        video: UploadPath,
        category: Id,
        match_id: Type.Optional(OrId),
        begins_at: Type.Optional(Type.Union([Timestamp, Type.Null()])),
      },
      closed,
    ),
    data: VideoCard,
    errors: ['invalid-input', 'key-reused', 'upload-broken', 'word-refused', 'limit-reached', 'too-many', 'not-found', 'silenced'],
  },
  'POST api/Video_user/delete': {
    summary: 'Deletes an upload of the caller with its file, comments and counts.',
    who: 'user',
    effect: 'write',
    body: ById,
    data: Empty,
    errors: ['not-found', 'forbidden'],
  },
  'GET api/Videoclassification': {
    summary: 'Returns the video categories: the first list of the categories page.',
    who: 'guest',
    effect: 'read',
    personal: true,
    data: Categories,
  },
  'GET api/videocclassification/recommend': {
    summary: 'Returns categories that the caller does not follow yet, those of liked and saved videos first.',
    who: 'guest',
    effect: 'read',
    personal: true,
    data: Categories,
  },
  'GET api/videocclassification/allList': {
    summary: 'Returns all categories with their counts, largest first.',
    who: 'guest',
    effect: 'read',
    personal: true,
    data: Categories,
  },
  'GET api/videocclassification/search': {
    summary: 'Returns categories by name in any of the three languages.',
    who: 'guest',
    effect: 'read',
    personal: true,
    query: Type.Object({ name: Type.String({ maxLength: 100 }) }, closed),
    data: Categories,
  },
  'POST api/Videoclassification/myClassification': {
    summary: 'Returns the categories that the caller follows, in the order in which they were followed.',
    who: 'user',
    effect: 'read',
    data: Categories,
  },
  'POST api/Videoclassification/addMyclassification': {
    summary: 'Follows or unfollows a category, and returns the followed ones.',
    who: 'user',
    effect: 'write',
    body: Toggle,
    data: Categories,
    errors: ['not-found', 'limit-reached'],
  },
  'GET api/videoRank/getRank': {
    summary: 'Returns videos by the views or likes that they got today, this week from Monday, or this month from its first day.',
    who: 'guest',
    effect: 'read',
    personal: true,
    query: Type.Object(
      { range: Type.Optional(oneOf(rankRanges)), by: Type.Optional(oneOf(videoRankKinds)), limit: Type.Optional(QueryInteger) },
      closed,
    ),
    data: Type.Object({ list: Type.Array(VideoRank), from: Type.String(), to: Type.String(), zone: Type.String() }, closed),
  },
} as const satisfies Record<string, Endpoint>
