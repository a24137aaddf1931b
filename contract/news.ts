import { type Static, Type } from 'typebox'
import { sports } from './match/match-row.ts'
import { closed, type Endpoint, Id, oneOf, QueryInteger, Timestamp } from './wire/endpoint.ts'
import { Name } from './wire/name.ts'

export const newsTopics = ['flash', 'report', 'transfer', 'injury', 'preview', 'opinion', 'youth', 'fixtures'] as const
export type NewsTopic = (typeof newsTopics)[number]

export const NewsCard = Type.Object(
  {
    id: Id,
    sport: oneOf(sports),
    topic: oneOf(newsTopics),
    title: Name,
    summary: Name,
    /** Path of a picture on this host. */
    cover: Type.String(),
    author: Name,
    published_at: Timestamp,
    league_id: Type.Union([Id, Type.Null()]),
    team_ids: Type.Array(Id),
    /** Short names of these teams, in the same order; absent if one of them is unknown. */
    teams: Type.Optional(Type.Array(Name)),
    match_id: Type.Union([Id, Type.Null()]),
    comments: Type.Integer(),
  },
  closed,
)
export type NewsCard = Static<typeof NewsCard>
/** A paragraph, a heading or a picture with its caption. */
export const NewsBlock = Type.Object(
  {
    type: Type.Union([Type.Literal('p'), Type.Literal('h'), Type.Literal('img'), Type.Literal('quote')]),
    text: Name,
    src: Type.Optional(Type.String()),
  },
  closed,
)
export type NewsBlock = Static<typeof NewsBlock>
export const NewsArticle = Type.Object({ ...NewsCard.properties, body: Type.Array(NewsBlock) }, closed)
export type NewsArticle = Static<typeof NewsArticle>

export const newsEndpoints = {
  'GET api/Portal_post/getList2': {
    summary: 'Returns the news, newest first; with an id, that article with its text; with whole=1, the texts of all listed articles.',
    who: 'guest',
    effect: 'read',
    query: Type.Object(
      {
        id: Type.Optional(Id),
        sport: Type.Optional(Type.String({ maxLength: 16 })),
        topic: Type.Optional(Type.String({ maxLength: 16 })),
        league_id: Type.Optional(Id),
        page: Type.Optional(QueryInteger),
        limit: Type.Optional(QueryInteger),
        whole: Type.Optional(Type.Literal('1')),
      },
      closed,
    ),
    data: Type.Object(
      {
        list: Type.Array(NewsCard),
        total: Type.Integer(),
        article: Type.Union([NewsArticle, Type.Null()]),
        /** With `whole`: the articles of the list, for offline storage. */
        articles: Type.Optional(Type.Array(NewsArticle)),
      },
      closed,
    ),
    errors: ['not-found'],
  },
} as const satisfies Record<string, Endpoint>
