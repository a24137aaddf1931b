// Terms of gifts as typed by an operator, with units and bounds. Pure.
import type { GiftTerms } from '../../../../contract/admin/gift-admin.ts'
import { giftLimits } from '../../../../contract/limits/gift-limits.ts'
import { decimalText, readDecimal } from '../parts/form/decimal.ts'

export type TermsText = Record<keyof GiftTerms, string>
interface Term {
  /** 1: diamonds, stored in tenths. */
  digits: 0 | 1
  /** Bounds of the stored value. */
  least: number
  most: number
}
const percent = { digits: 0, least: 0, most: 100 } as const
const sum = { digits: 1, least: 0, most: giftLimits.price } as const

export const giftTerms: Record<keyof GiftTerms, Term> = {
  gift_share: percent,
  bag_share: percent,
  guard_share: percent,
  noble_share: percent,
  undo_over: sum,
  advert_price: sum,
  envelope_least: { ...sum, least: 1 },
  envelope_most: { ...sum, least: 1 },
  envelope_age: { digits: 0, least: 0, most: 100_000 },
}
export const termNames = Object.keys(giftTerms) as (keyof GiftTerms)[]

/** Builds a record with an entry for each term. */
const ofEach = <T>(of: (name: keyof GiftTerms) => T) =>
  Object.fromEntries(termNames.map((name) => [name, of(name)])) as Record<keyof GiftTerms, T>

export const termsText = (terms: GiftTerms): TermsText => ofEach((name) => decimalText(terms[name], giftTerms[name].digits))
/** Parses each term; null where invalid. */
export const readTerms = (text: TermsText): Record<keyof GiftTerms, number | null> =>
  ofEach((name) => {
    const { digits, least, most } = giftTerms[name]
    const read = readDecimal(text[name], digits)
    return read !== null && read >= least && read <= most ? read : null
  })
/** Returns the terms if all are valid, otherwise null. */
export function wholeTerms(text: TermsText): GiftTerms | null {
  const read = readTerms(text)
  const isWhole = (terms: Record<keyof GiftTerms, number | null>): terms is GiftTerms => termNames.every((name) => terms[name] !== null)
  return isWhole(read) && read.envelope_least <= read.envelope_most ? read : null
}
