import { expect, it } from 'vitest'
import { regionOf, regionOfHeader } from './region.ts'

it('returns the region of the first language tag that has one', () => {
  expect(regionOf(['en', 'en-GB', 'zh-CN'])).toBe('GB')
  expect(regionOf(['zh-Hant-TW', 'zh'])).toBe('TW')
  expect(regionOfHeader('en;q=0.9, vi-VN;q=0.8')).toBe('VN')
})
it('falls back to the home region of the first language', () => {
  expect([regionOf(['zh']), regionOf(['vi', 'en']), regionOfHeader('zh-Hans;q=1,en')]).toEqual(['CN', 'VN', 'CN'])
})
it('returns an empty region if none can be derived', () => {
  for (const header of ['', '*', 'en', 'en,vi', ';;,,', '-', 'x-longer-tag']) expect([header, regionOfHeader(header)]).toEqual([header, ''])
})
