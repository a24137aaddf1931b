// Queries of a person's public page.
import { apiQuery } from '../../../core/api/api-query.ts'

export const streamerQuery = (uid: string) => apiQuery('POST api/live/getLiveByUid', { body: { uid } })
export const badgesQuery = (uid: string) => apiQuery('POST api/Live_streaming/badgeList', { body: { uid } })
/** Public profile of a user who is not a streamer, from the community. */
export const personQuery = (uid: string) => apiQuery('GET api/anchor_dynamics/person', { query: { id: uid } })
