// Durations of a block.

const day = 86_400_000
/** Duration of a block in days; empty: permanent. */
export const blockTerms = ['1', '3', '7', '30', '90', '365', ''] as const
/** Maximum for roles that may not block permanently. */
export const longestTerm = '365'

/** End of a block of so many days; undefined: never. */
export const blockEnd = (days: string, now: number): string | undefined =>
  days === '' ? undefined : new Date(now + Number(days) * day).toISOString()

/** The shortest duration that covers a decided block, to preselect it. */
export const blockTerm = (until: string | undefined, now: number): string =>
  until === undefined ? '' : (blockTerms.find((term) => term !== '' && now + Number(term) * day >= Date.parse(until)) ?? '')
