import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalScheme, type SealedScheme } from './scheme-text.ts'

const scheme: SealedScheme = {
  id: 's1',
  expert_id: '100001',
  match_id: 'm1',
  match_time: '2026-11-22T15:00:00.000Z',
  locked_at: '2026-11-22T09:00:00.000Z',
  plays: [{ type: 'total', pick: 'over', line: 2.5, price: 0.92, confidence: 60 }],
  title: '主队反击快',
  text: '看"两个边路"\n第二行',
  price: 280,
  salt: '00ff',
}

it('serializes a scheme to a canonical text', () => {
  expect(canonicalScheme(scheme)).toBe(
    `grandstand-scheme-1
id s1
expert 100001
match m1
start 2026-11-22T15:00:00.000Z
locked 2026-11-22T09:00:00.000Z
play ["total","over",2.5,0.92,60]
price 280
title "主队反击快"
text "看\\"两个边路\\"\\n第二行"
salt 00ff
`,
  )
})

it('produces different texts for different schemes, for any content', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (title, text, otherTitle, otherText) => {
      const same = title.normalize('NFC') === otherTitle.normalize('NFC') && text.normalize('NFC') === otherText.normalize('NFC')
      expect(canonicalScheme({ ...scheme, title, text }) === canonicalScheme({ ...scheme, title: otherTitle, text: otherText })).toBe(same)
    }),
  )
  expect(canonicalScheme({ ...scheme, price: 281 })).not.toBe(canonicalScheme(scheme))
  expect(canonicalScheme({ ...scheme, plays: [] })).not.toBe(canonicalScheme(scheme))
})
