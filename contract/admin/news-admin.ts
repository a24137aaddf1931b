// Admin: news in three languages, written, edited, published, withdrawn.
import { type Static, Type } from 'typebox'
import { PicturePath } from '../banner.ts'
import { langs } from '../limits/limits.ts'
import { newsLimits } from '../limits/news-limits.ts'
import { sports } from '../match/match-row.ts'
import { NewsArticle, newsTopics } from '../news.ts'
import { Count, closed, type Endpoint, Id, oneOf, QueryInteger, Timestamp } from '../wire/endpoint.ts'
import type { Name } from '../wire/name.ts'

/** draft: not published yet. published: public. back: withdrawn. */
export const newsStates = ['draft', 'published', 'back'] as const
export type NewsState = (typeof newsStates)[number]
/** waiting: scheduled for a future time; not visible before it. */
export const adminNewsStates = [...newsStates, 'waiting'] as const
export type AdminNewsState = (typeof adminNewsStates)[number]

const localizedText = (maxLength: number) =>
  Type.Object(
    Object.fromEntries(langs.map((lang) => [lang, Type.String({ maxLength })])) as Record<keyof Name, ReturnType<typeof Type.String>>,
    closed,
  )
const OrPicture = Type.Union([PicturePath, Type.Literal('')])
const OrId = Type.Union([Id, Type.Null()])

export const AdminArticle = Type.Object(
  { ...NewsArticle.properties, state: oneOf(adminNewsStates), edited_at: Type.Union([Timestamp, Type.Null()]) },
  closed,
)
export type AdminArticle = Static<typeof AdminArticle>
/** Without its text. */
export const AdminNewsRow = Type.Omit(AdminArticle, ['body'], closed)
export type AdminNewsRow = Static<typeof AdminNewsRow>

export const NewsDraft = Type.Object(
  {
    id: Id,
    sport: oneOf(sports),
    topic: oneOf(newsTopics),
    title: localizedText(newsLimits.title),
    summary: localizedText(newsLimits.summary),
    author: localizedText(newsLimits.author),
    cover: OrPicture,
    /** Its subject: league and teams are those of the match. */
    match_id: OrId,
    body: Type.Array(
      Type.Object(
        { type: oneOf(['p', 'h', 'img', 'quote']), text: localizedText(newsLimits.block), src: Type.Optional(PicturePath) },
        closed,
      ),
      { maxItems: newsLimits.blocks },
    ),
  },
  closed,
)
export type NewsDraft = Static<typeof NewsDraft>

export const newsAdminEndpoints = {
  'GET api/Desk/news': {
    summary: 'Returns the news with a state (default: published), newest first; waiting news in order of publication.',
    who: 'operator',
    effect: 'read',
    query: Type.Object({ state: Type.Optional(oneOf(adminNewsStates)), page: Type.Optional(QueryInteger) }, closed),
    data: Type.Object({ list: Type.Array(AdminNewsRow), total: Count }, closed),
  },
  'GET api/Desk/article': {
    summary: 'Returns one article with its text, in any state.',
    who: 'operator',
    effect: 'read',
    query: Type.Object({ id: Id }, closed),
    data: AdminArticle,
    errors: ['not-found'],
  },
  'POST api/Desk/putNews': {
    summary: 'Creates a draft, or changes an article, which its source then no longer updates. A published article must be complete.',
    who: 'operator',
    effect: 'write',
    body: NewsDraft,
    data: AdminArticle,
    errors: ['invalid-input', 'content-needed', 'not-found'],
  },
  'POST api/Desk/publishNews': {
    summary: 'Publishes an article that is complete in three languages, now or at a future time (product time), or retracts it.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ id: Id, on: Type.Boolean(), at: Type.Optional(Timestamp) }, closed),
    data: AdminArticle,
    errors: ['not-found', 'content-needed', 'already-decided', 'invalid-input'],
  },
} as const satisfies Record<string, Endpoint>
