// My badge in the fan group of a room; null: I am none of its fans, or it has no name yet.
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../core/api/api-query.ts'

/** `named`: there is a badge to have. */
export function useMyFan(roomId: string, named: boolean): { name: string; level: number; color: string } | null {
  const { data } = useQuery({
    ...apiQuery('POST api/Live_streaming/getFansGroupInfo', { body: { room_id: roomId, limit: 1 } }),
    enabled: named,
  })
  return named && data?.mine && data.group.name !== '' ? { name: data.group.name, color: data.group.color, level: data.mine.level } : null
}
