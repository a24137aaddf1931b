// Admin: videos awaiting review, removals with their reasons, and the categories.
import { Type } from 'typebox'
import { videoLimits } from '../limits/video-limits.ts'
import { VideoCard, VideoCategory, videoStates } from '../video.ts'
import { Count, closed, type Endpoint, Id, oneOf } from '../wire/endpoint.ts'

const Word = Type.String({ minLength: 1, maxLength: videoLimits.categoryName * 4 })
const Place = Type.Integer({ minimum: 0, maximum: 9_999 })

export const AdminCategory = Type.Object({ ...VideoCategory.properties, place: Place, shown: Type.Boolean() }, closed)
export const AdminVideo = Type.Object({ ...VideoCard.properties, url: Type.String(), description: Type.String() }, closed)

export const videoAdminEndpoints = {
  'GET api/Desk/videos': {
    summary: 'Returns the videos in a state, newest first, or one video; the categories, and whether uploads are reviewed first.',
    who: 'operator',
    effect: 'read',
    query: Type.Object(
      {
        state: Type.Optional(oneOf(videoStates)),
        id: Type.Optional(Id),
        page: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,4}$' })),
      },
      closed,
    ),
    data: Type.Object(
      { list: Type.Array(AdminVideo), total: Count, categories: Type.Array(AdminCategory), review: Type.Boolean() },
      closed,
    ),
  },
  'POST api/Desk/decideVideo': {
    summary: 'Shows a video, or hides it with a reason. Roles other than operator cannot decide on their own videos.',
    who: 'operator',
    effect: 'write',
    body: Type.Object(
      { id: Id, act: oneOf(['show', 'hide']), reason: Type.Optional(Type.String({ maxLength: videoLimits.reason * 4 })) },
      closed,
    ),
    data: Type.Object({ id: Id, state: oneOf(videoStates) }, closed),
    errors: ['not-found', 'forbidden', 'invalid-input', 'already-decided'],
  },
  'POST api/Desk/putVideoCategory': {
    summary: 'Adds or changes a category; a hidden category keeps its videos.',
    who: 'operator',
    effect: 'write',
    body: Type.Object(
      {
        id: Id,
        name: Type.Object({ zh: Word, en: Word, vi: Word }, closed),
        results: Type.Boolean(),
        place: Place,
        shown: Type.Boolean(),
      },
      closed,
    ),
    data: Type.Object({ categories: Type.Array(AdminCategory) }, closed),
  },
  'POST api/Desk/videoReview': {
    summary: 'Sets whether an operator reviews uploads before everybody sees them.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ on: Type.Boolean() }, closed),
    data: Type.Object({ review: Type.Boolean() }, closed),
  },
} as const satisfies Record<string, Endpoint>
