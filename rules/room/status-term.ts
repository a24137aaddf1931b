// Guard and noble as a term: bought by the month, renewed manually, upgraded to a higher tier, with a grace period and reminders.

const day = 86_400_000
export const monthDays = 30
export const graceDays = 7
/** Days before the end of the first reminder; the second is sent a day before it. */
export const remindDays = 3
/** Maximum prepaid months. */
const mostAhead = 36
const month = monthDays * day

export interface Term {
  /** Rank of the tier. */
  level: number
  /** Price paid per month. */
  price: number
  /** Start of the unbroken series of months. */
  since: number
  /** Start of the first month; each month has its free adverts. */
  anchor: number
  expiresAt: number
}
export type TermState = 'active' | 'grace' | 'over'

export const graceUntil = ({ expiresAt }: Pick<Term, 'expiresAt'>): number => expiresAt + graceDays * day
export function termState(term: Pick<Term, 'expiresAt'>, now: number): TermState {
  if (now < term.expiresAt) return 'active'
  return now < graceUntil(term) ? 'grace' : 'over'
}

export type TermRefusal = 'status-higher' | 'limit-reached'

/**
 * The term after `months` more of a tier. The same tier continues from its end. A higher tier begins now and converts the rest of the lower
 * one by price. A lower tier must wait until the higher one is over. In grace the term begins now and the series is unbroken.
 */
export function buyMonths(
  current: Term | null,
  tier: { level: number; price: number },
  months: number,
  now: number,
): Term | { refusal: TermRefusal } {
  const state = current ? termState(current, now) : 'over'
  const since = current && state !== 'over' ? current.since : now
  const left = current && state === 'active' ? current.expiresAt - now : 0
  if (current && state === 'active' && tier.level < current.level) return { refusal: 'status-higher' }
  const isSame = current?.level === tier.level
  const carriedOver = isSame || !current ? left : Math.floor((left * current.price) / Math.max(current.price, tier.price))
  const expiresAt = now + carriedOver + months * month
  if (expiresAt - now > mostAhead * month) return { refusal: 'limit-reached' }
  // Time left at an earlier price keeps its value when a higher tier converts it.
  const price = isSame && current && left > 0 ? Math.min(current.price, tier.price) : tier.price
  const anchor = isSame && current && left > 0 ? current.anchor : now
  return { level: tier.level, price, since, anchor, expiresAt }
}

/** 0: not yet. 1: three days before the end. 2: a day before. 3: expired. */
export function reminderStage({ expiresAt }: Pick<Term, 'expiresAt'>, now: number): 0 | 1 | 2 | 3 {
  if (now >= expiresAt) return 3
  if (now >= expiresAt - day) return 2
  return now >= expiresAt - remindDays * day ? 1 : 0
}

export const daysLeft = ({ expiresAt }: Pick<Term, 'expiresAt'>, now: number): number => Math.max(0, Math.ceil((expiresAt - now) / day))

/** Start of the term's month that contains `now`: free adverts count from it. */
export const monthStart = ({ anchor }: Pick<Term, 'anchor'>, now: number): number => anchor + Math.floor((now - anchor) / month) * month
/** End of that month, or of the term. */
export const monthEnd = (term: Pick<Term, 'anchor' | 'expiresAt'>, now: number): number =>
  Math.min(monthStart(term, now) + month, term.expiresAt)
