// Leaderboards of a room: one read per type, shared by all parts that show it.
import type { RoomRankType } from '../../../contract/gift/rank.ts'
import { apiQuery } from '../api/api-query.ts'

export const roomRankKey = 'POST api/Live_streaming/getRankInfoList'
export const roomRankQuery = (roomId: string, type: RoomRankType) => apiQuery(roomRankKey, { body: { room_id: roomId, type, limit: 50 } })
