import { expect, it } from 'vitest'
import { langs } from '../../contract/limits/limits.ts'
import type { Sport } from '../../contract/match/match-row.ts'
import { formatMinute, minuteParts, quarterHead } from './format-minute.ts'

const inLangs = (minute: string, sport: Sport): string[] => langs.map((lang) => formatMinute(minute, sport, lang))

it('translates quarters, overtimes, sets, games and maps', () => {
  expect(langs).toEqual(['zh', 'en', 'vi'])
  expect(inLangs('Q3 04:12', 'basketball')).toEqual(['第 3 节 04:12', 'Q3 04:12', 'Hiệp 3 04:12'])
  expect(inLangs('Q4', 'basketball')).toEqual(['第 4 节', 'Q4', 'Hiệp 4'])
  expect(inLangs('OT 01:30', 'basketball')).toEqual(['加时 01:30', 'OT 01:30', 'Hiệp phụ 01:30'])
  expect(inLangs('OT2', 'basketball')).toEqual(['加时 2', 'OT2', 'Hiệp phụ 2'])
  expect(inLangs('S2', 'tennis')).toEqual(['第 2 盘', 'Set 2', 'Set 2'])
  expect(inLangs('S2', 'badminton')).toEqual(['第 2 局', 'Game 2', 'Ván 2'])
  expect(inLangs("S2 14'", 'esports')).toEqual(['第 2 局 14′', 'Map 2 14′', 'Ván 2 14′'])
})

it('keeps football minutes unchanged and translates the shoot-out', () => {
  expect(inLangs('PEN', 'football')).toEqual(['点球', 'PEN', 'Luân lưu'])
  expect(inLangs("67'", 'football')).toEqual(['67′', '67′', '67′'])
  expect(inLangs('45+2′', 'football')).toEqual(['45+2′', '45+2′', '45+2′'])
  expect(inLangs('', 'football')).toEqual(['', '', ''])
  expect(minuteParts("67'", 'football', 'zh')).toEqual({ part: '', clock: '67′' })
})

it('labels quarter columns in each language', () => {
  const heads = langs.map((lang) => [1, 4, 5, 6].map((period) => quarterHead(period, lang)))
  expect(heads).toEqual([
    ['1', '4', '加时', '加时 2'],
    ['Q1', 'Q4', 'OT', 'OT2'],
    ['H1', 'H4', 'HP', 'HP 2'],
  ])
})
