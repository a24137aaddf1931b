// Spending limits: what users allow themselves to spend and recharge, and how the limits change.
import type { SpendLimit } from '../../contract/money/wallet.ts'

export type SpendLimits = Pick<SpendLimit, 'confirm_over' | 'daily_cap' | 'daily_recharge_cap'>
export type SpendRefusal = 'confirm-needed' | 'spend-cap' | 'cooling-off' | 'minor-mode'
/** Defaults: no caps, and spending 100 diamonds requires confirmation. */
export const firstLimits: SpendLimits = { confirm_over: 1_000, daily_cap: 0, daily_recharge_cap: 0 }
/** Milliseconds before a looser limit takes effect: long enough to outlast an impulse. */
export const loosenAfter = 24 * 3_600_000

export interface SpendLimitState {
  limits: SpendLimits
  pending: SpendLimits | null
  pendingFrom: number | null
  coolingOffUntil: number | null
  minorMode: boolean
}
export const initialSpendLimit: SpendLimitState = {
  limits: firstLimits,
  pending: null,
  pendingFrom: null,
  coolingOffUntil: null,
  minorMode: false,
}

export const limitsAt = ({ limits, pending, pendingFrom }: SpendLimitState, now: number): SpendLimits =>
  pending && pendingFrom !== null && pendingFrom <= now ? pending : limits

/** Whether everything is paused, including what costs no diamonds. */
export function pauseOf({ coolingOffUntil, minorMode }: SpendLimitState, now: number): SpendRefusal | null {
  if (minorMode) return 'minor-mode'
  return coolingOffUntil !== null && coolingOffUntil > now ? 'cooling-off' : null
}

/** `spent` is the day's total including this spend. */
export function judgeSpend(
  limitState: SpendLimitState,
  spend: { amount: number; spent: number; confirmed: boolean },
  now: number,
): SpendRefusal | null {
  const { confirm_over, daily_cap } = limitsAt(limitState, now)
  const pause = pauseOf(limitState, now)
  if (pause) return pause
  if (daily_cap > 0 && spend.spent > daily_cap) return 'spend-cap'
  return confirm_over > 0 && spend.amount >= confirm_over && !spend.confirmed ? 'confirm-needed' : null
}

/** `recharged` is the day's total including this order. */
export function judgeRecharge(limitState: SpendLimitState, recharged: number, now: number): SpendRefusal | null {
  const { daily_recharge_cap } = limitsAt(limitState, now)
  return pauseOf(limitState, now) ?? (daily_recharge_cap > 0 && recharged > daily_recharge_cap ? 'spend-cap' : null)
}

/** 0 means no limit, which is the loosest. */
const isLooser = (next: number, before: number): boolean => before !== 0 && (next === 0 || next > before)
const fields = ['confirm_over', 'daily_cap', 'daily_recharge_cap'] as const

/** Stricter at once, looser after a day; the last request per limit wins, and all take effect at the time of the last request. */
export function changeLimits(limitState: SpendLimitState, wanted: Partial<SpendLimits>, now: number): SpendLimitState {
  const current = limitsAt(limitState, now)
  const waiting = limitState.pendingFrom !== null && limitState.pendingFrom > now ? limitState.pending : null
  const next = { ...current, ...waiting, ...wanted }
  const limits = { ...current }
  for (const field of fields) if (!isLooser(next[field], current[field])) limits[field] = next[field]
  const waits = fields.some((field) => limits[field] !== next[field])
  const isAsked = fields.some((field) => wanted[field] !== undefined && isLooser(next[field], current[field]))
  const from = waiting && !isAsked ? limitState.pendingFrom : now + loosenAfter
  return { ...limitState, limits, pending: waits ? next : null, pendingFrom: waits ? from : null }
}

/** A pause can be extended but not shortened. */
export const coolOff = (limitState: SpendLimitState, hours: number, now: number): SpendLimitState => ({
  ...limitState,
  coolingOffUntil: Math.max(limitState.coolingOffUntil ?? 0, now + hours * 3_600_000),
})
