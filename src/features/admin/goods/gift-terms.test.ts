import { expect, it } from 'vitest'
import { readTerms, termsText, wholeTerms } from './gift-terms.ts'

const terms = {
  ...{ gift_share: 50, bag_share: 30, guard_share: 50, noble_share: 20, undo_over: 1_000, advert_price: 105 },
  ...{ envelope_least: 100, envelope_most: 1_000_000, envelope_age: 10 },
}
const text = termsText(terms)

it('are typed in percent, diamonds and minutes, and are read back unchanged', () => {
  expect(text).toMatchObject({ gift_share: '50', undo_over: '100', advert_price: '10.5', envelope_age: '10' })
  expect(wholeTerms(text)).toEqual(terms)
})

it('are rejected when one is not a number, out of range, or the envelope minimum exceeds its maximum', () => {
  for (const wrong of [
    { gift_share: '101' },
    { bag_share: '3.5' },
    { guard_share: '' },
    { noble_share: '-1' },
    { undo_over: '1.25' },
    { advert_price: '十' },
    { envelope_most: '0' },
    { envelope_age: '100001' },
  ]) {
    const typed = { ...text, ...wrong }
    const [name] = Object.keys(wrong) as (keyof typeof terms)[]
    expect([name, name && readTerms(typed)[name], wholeTerms(typed)]).toEqual([name, null, null])
  }
  expect(wholeTerms({ ...text, envelope_least: '100000.1' })).toBeNull()
  expect(wholeTerms({ ...text, envelope_least: '100000' })).not.toBeNull()
})
