// Constants of follow lists. Plain values: any side may import them.

/** Types of follows that can be grouped and ordered. Matches are ordered by time. */
export const followOrderKinds = ['team', 'league', 'player', 'streamer', 'expert'] as const
export type FollowOrderKind = (typeof followOrderKinds)[number]
/** Types of follows that can be special. */
export const specialKinds: readonly FollowOrderKind[] = ['team', 'streamer', 'expert']

export const followLimits = {
  /** Groups per user. */
  groups: 30,
  /** Length of a group's name, in user-perceived characters. */
  groupName: 20,
  /** Follows with a rank or a mark. */
  marks: 1_000,
} as const
