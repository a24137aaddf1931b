// Whether a followed streamer is on the air; chooses the tab that /attention opens with.
import { useQuery } from '@tanstack/react-query'
import { sessionStore } from '../../../core/session/session.ts'
import { useStore } from '../../../ui/use-store.ts'
import { followedStreamersQuery } from '../room-queries.ts'

/** Null until known. False when offline or signed out. */
export function useFollowedOnAir(wanted: boolean): boolean | null {
  const { phase } = useStore(sessionStore)
  const { data, isLoading } = useQuery({ ...followedStreamersQuery(), enabled: wanted && phase === 'in' })
  if (phase === 'unknown' || (phase === 'in' && isLoading)) return null
  return phase === 'in' && (data?.live ?? 0) > 0
}
