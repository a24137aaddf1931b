// By what tables are ranked and which matches they count. Plain values: any side may import them.

/** What a table can be ranked by. Those that begin with head-to-head look at the matches of the level teams against each other. */
export const tieBreaks = [
  'points',
  'win-rate',
  'goal-difference',
  'goals',
  'wins',
  'away-goals',
  'away-wins',
  'head-to-head-points',
  'head-to-head-rate',
  'head-to-head-difference',
  'head-to-head-goals',
  'head-to-head-away-goals',
  'fair-play',
] as const
export type TieBreak = (typeof tieBreaks)[number]

/** Which matches count: all, a team's at home or away, its last five; `live` counts those that are being played as well. */
export const tableViews = ['live', 'all', 'home', 'away', 'form'] as const
export type TableView = (typeof tableViews)[number]

export const tableLimits = {
  /** Characters of a zone's name and of the reason of a deduction, a language. */
  zoneName: 40,
  reason: 100,
  /** What an operator sets for one league. */
  zones: 12,
  deductions: 40,
} as const
