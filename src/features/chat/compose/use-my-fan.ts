// My badge in the fan group of a room; null: I am none of its fans, or it has no name yet.
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../core/api/api-query.ts'

export function useMyFan(roomId: string): { name: string; level: number; color: string } | null {
  const { data } = useQuery(apiQuery('POST api/Live_streaming/getFansGroupInfo', { body: { room_id: roomId, limit: 1 } }))
  return data?.mine && data.group.name !== '' ? { name: data.group.name, color: data.group.color, level: data.mine.level } : null
}
