// Ranking criteria of tables, and the matches they count. Plain values: any side may import them.

/** Ranking criteria. Those that begin with head-to-head use only the matches among the level teams. */
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

/** Matches that count: all, a team's home or away matches, its last five; `live` also counts matches in progress. */
export const tableViews = ['live', 'all', 'home', 'away', 'form'] as const
export type TableView = (typeof tableViews)[number]

export const tableLimits = {
  /** Length of a zone's name and of the reason of a deduction, in characters per language. */
  zoneName: 40,
  reason: 100,
  /** Settings of one league by an operator. */
  zones: 12,
  deductions: 40,
} as const
