import { expect, it } from 'vitest'
import { regionOf, regionOfHeader } from './region.ts'

it('is that of the first language that names one', () => {
  expect(regionOf(['en', 'en-GB', 'zh-CN'])).toBe('GB')
  expect(regionOf(['zh-Hant-TW', 'zh'])).toBe('TW')
  expect(regionOfHeader('en;q=0.9, vi-VN;q=0.8')).toBe('VN')
})
it('is the home of the first language where none is named', () => {
  expect([regionOf(['zh']), regionOf(['vi', 'en']), regionOfHeader('zh-Hans;q=1,en')]).toEqual(['CN', 'VN', 'CN'])
})
it('is nowhere for what says nothing', () => {
  for (const header of ['', '*', 'en', 'en,vi', ';;,,', '-', 'x-longer-tag']) expect([header, regionOfHeader(header)]).toEqual([header, ''])
})
