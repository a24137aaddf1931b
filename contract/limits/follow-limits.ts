// The constants of follow lists. Plain values: any side may import them.

/** What can be put into groups and order. A match goes by its time. */
export const bookKinds = ['team', 'league', 'player', 'streamer', 'expert'] as const
export type BookKind = (typeof bookKinds)[number]
/** What can be special. */
export const specialKinds: readonly BookKind[] = ['team', 'streamer', 'expert']

export const followLimits = {
  /** Groups of one member. */
  groups: 30,
  /** Characters of a group's name, as people count them. */
  groupName: 20,
  /** Follows that are placed or marked. */
  marks: 1_000,
} as const
