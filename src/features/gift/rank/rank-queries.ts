import type { RankKind, RankRange } from '../../../../contract/gift/rank.ts'
import { roomRankQuery } from '../../../../rules/screen/bodies.ts'
import { apiQuery } from '../../../core/api/api-query.ts'

/** The site's streamer ranking. */
export const streamerRankQuery = (range: RankRange, by: RankKind) =>
  apiQuery('GET api/Live_streaming/roomRanking', { query: roomRankQuery(range, by) })
