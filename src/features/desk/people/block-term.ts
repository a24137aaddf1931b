// How long a user may be kept out.

const day = 86_400_000
/** Days that a block may last; empty: for good. */
export const blockTerms = ['1', '3', '7', '30', '90', '365', ''] as const
/** Of who may not block for good. */
export const longestTerm = '365'

/** The moment at which a block of so many days ends; undefined: never. */
export const blockEnd = (days: string, now: number): string | undefined =>
  days === '' ? undefined : new Date(now + Number(days) * day).toISOString()

/** The choice that a block was decided with: the shortest that is not over before it. */
export const blockTerm = (until: string | undefined, now: number): string =>
  until === undefined ? '' : (blockTerms.find((term) => term !== '' && now + Number(term) * day >= Date.parse(until)) ?? '')
