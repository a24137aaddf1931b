// Counts follows by kind.
import type { Follow, FollowKind } from '../../../../../contract/follow/follow.ts'

/** The kinds of the first tabs of /attention. */
export type CountedKind = Exclude<FollowKind, 'streamer' | 'broadcast'>
export const followKindList: readonly CountedKind[] = ['match', 'team', 'league', 'player']
const isCounted = (kind: FollowKind): kind is CountedKind => followKindList.some((one) => one === kind)

export function countFollows(list: readonly Pick<Follow, 'kind'>[]): Record<CountedKind, number> {
  const counts: Record<CountedKind, number> = { match: 0, team: 0, league: 0, player: 0 }
  for (const { kind } of list) if (isCounted(kind)) counts[kind] += 1
  return counts
}
