// What a person's public page reads.
import { apiQuery } from '../../../core/api/api-query.ts'

export const streamerQuery = (uid: string) => apiQuery('POST api/live/getLiveByUid', { body: { uid } })
export const badgesQuery = (uid: string) => apiQuery('POST api/Live_streaming/badgeList', { body: { uid } })
/** Who is no streamer, as the community shows him. */
export const personQuery = (uid: string) => apiQuery('GET api/anchor_dynamics/person', { query: { id: uid } })
