// The rankings of a room: one read a kind, shared by all that show something of it.
import type { RoomRankType } from '../../../contract/gift/rank.ts'
import { apiQuery } from '../api/api-query.ts'

export const roomRankKey = 'POST api/Live_streaming/getRankInfoList'
export const roomRankQuery = (roomId: string, type: RoomRankType) => apiQuery(roomRankKey, { body: { room_id: roomId, type, limit: 50 } })
