// Admin: news in three languages, written, edited, published, withdrawn.
import { type Static, Type } from 'typebox'
import { PicturePath } from '../banner.ts'
import { langs } from '../limits/limits.ts'
import { newsLimits } from '../limits/news-limits.ts'
import { sports } from '../match/match-row.ts'
import { NewsArticle, newsTopics } from '../news.ts'
import { Count, closed, type Endpoint, Id, Moment, oneOf, QueryInteger } from '../wire/endpoint.ts'
import type { Name } from '../wire/name.ts'

/** draft: not published yet. published: public. back: withdrawn. */
export const newsStates = ['draft', 'published', 'back'] as const
export type NewsState = (typeof newsStates)[number]
/** waiting: scheduled for a future time; not visible before it. */
export const deskNewsStates = [...newsStates, 'waiting'] as const
export type DeskNewsState = (typeof deskNewsStates)[number]

const words = (maxLength: number) =>
  Type.Object(
    Object.fromEntries(langs.map((lang) => [lang, Type.String({ maxLength })])) as Record<keyof Name, ReturnType<typeof Type.String>>,
    closed,
  )
const OrPicture = Type.Union([PicturePath, Type.Literal('')])
const OrId = Type.Union([Id, Type.Null()])

export const DeskArticle = Type.Object(
  { ...NewsArticle.properties, state: oneOf(deskNewsStates), edited_at: Type.Union([Moment, Type.Null()]) },
  closed,
)
export type DeskArticle = Static<typeof DeskArticle>
/** Without its text. */
export const DeskNewsRow = Type.Omit(DeskArticle, ['body'], closed)
export type DeskNewsRow = Static<typeof DeskNewsRow>

export const NewsDraft = Type.Object(
  {
    id: Id,
    sport: oneOf(sports),
    topic: oneOf(newsTopics),
    title: words(newsLimits.title),
    summary: words(newsLimits.summary),
    author: words(newsLimits.author),
    cover: OrPicture,
    /** Its subject: league and teams are those of the match. */
    match_id: OrId,
    body: Type.Array(
      Type.Object({ type: oneOf(['p', 'h', 'img', 'quote']), text: words(newsLimits.block), src: Type.Optional(PicturePath) }, closed),
      { maxItems: newsLimits.blocks },
    ),
  },
  closed,
)
export type NewsDraft = Static<typeof NewsDraft>

export const newsDeskEndpoints = {
  'GET api/Desk/news': {
    summary: 'News of a state, the newest first, what waits in its turn; without one what is published.',
    who: 'operator',
    effect: 'read',
    query: Type.Object({ state: Type.Optional(oneOf(deskNewsStates)), page: Type.Optional(QueryInteger) }, closed),
    data: Type.Object({ list: Type.Array(DeskNewsRow), total: Count }, closed),
  },
  'GET api/Desk/article': {
    summary: 'One article with its text, in whatever state.',
    who: 'operator',
    effect: 'read',
    query: Type.Object({ id: Id }, closed),
    data: DeskArticle,
    errors: ['not-found'],
  },
  'POST api/Desk/putNews': {
    summary: 'Writes a draft, or changes an article. What is published must be whole; a source changes it no longer.',
    who: 'operator',
    effect: 'write',
    body: NewsDraft,
    data: DeskArticle,
    errors: ['invalid-input', 'content-needed', 'not-found'],
  },
  'POST api/Desk/publishNews': {
    summary: 'Publishes an article that is whole in three languages, now or at a moment to come (product time), or takes it back.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ id: Id, on: Type.Boolean(), at: Type.Optional(Moment) }, closed),
    data: DeskArticle,
    errors: ['not-found', 'content-needed', 'already-decided', 'invalid-input'],
  },
} as const satisfies Record<string, Endpoint>
