// Rooms that are live, which no index of a device knows: asked for once the reader pauses.
import { useQuery } from '@tanstack/react-query'
import type { SearchEntry } from '../../../../contract/search.ts'
import { call } from '../../../core/api/api.ts'
import { usePaused } from '../use-paused.ts'

const none: readonly SearchEntry[] = []

/** None while others are asked for, or without a network: the rest of the list stands without them. */
export function useLiveEntries(wanted: string): readonly SearchEntry[] {
  const paused = usePaused(wanted)
  const { data } = useQuery({
    queryKey: ['search live', paused],
    queryFn: ({ signal }) => call('GET api/Search/live', { query: { name: paused }, signal }),
    enabled: paused !== '',
    retry: false,
    staleTime: 30_000,
    gcTime: 60_000,
  })
  return paused === wanted ? (data?.list ?? none) : none
}
