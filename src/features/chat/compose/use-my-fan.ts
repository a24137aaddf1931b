// The user's badge in a room's fan club; null: not a fan, or the club has no badge name yet.
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../core/api/api-query.ts'

/** `named`: the group has a badge. */
export function useMyFan(roomId: string, named: boolean): { name: string; level: number; color: string } | null {
  const { data } = useQuery({
    ...apiQuery('POST api/Live_streaming/getFansGroupInfo', { body: { room_id: roomId, limit: 1 } }),
    enabled: named,
  })
  return named && data?.mine && data.group.name !== '' ? { name: data.group.name, color: data.group.color, level: data.mine.level } : null
}
