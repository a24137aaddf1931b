// Constants of experts and the fun-guess. Plain values: any side may import them.

export const expertLimits = {
  /** Words of the work experience in an application (rules/text/word-count.ts). R-EXPERT-1. */
  experience: 200,
  /** Length of the title and the text of a scheme, in characters. */
  title: 30,
  text: 2_000,
  /** Decided plays required for an expert to be ranked. */
  leastSample: 20,
  /** Open schemes per expert. */
  openSchemes: 20,
  /** Schemes per match in the list of forecasts; the rest is fetched by match. */
  forecastSchemes: 20,
  /** Milliseconds before the start from which no scheme can be locked. */
  lockBefore: 60_000,
  /** Questions that the app shows at once, which is at least as many as are open at once. */
  questionPage: 100,
} as const

export const achievementIds = [
  'first-guess',
  'guesses-30',
  'first-hit',
  'hits-10',
  'hits-50',
  'run-3',
  'run-7',
  'long-shot',
  'three-sports',
  'early-bird',
  'seven-days',
  'profit-1000',
] as const
export type AchievementId = (typeof achievementIds)[number]
