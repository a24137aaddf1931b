// What any side may know of experts and of the fun-guess. Plain values.

export const expertLimits = {
  /** Words of the work experience of an application (rules/text/word-count.ts). R-EXPERT-1. */
  experience: 200,
  /** Characters of the title and the text of a scheme. */
  title: 30,
  text: 2_000,
  /** Plays that are decided before an expert stands in a ranking. */
  leastSample: 20,
  /** Schemes that one expert may have open at once. */
  openSchemes: 20,
  /** Schemes on one match that the list of forecasts shows; the rest is asked for by match. */
  forecastSchemes: 20,
  /** Milliseconds before the start from which nothing is locked any more. */
  lockBefore: 60_000,
  /** Questions that the app shows at once, as many as are asked at once at least. */
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
