import { expect, it } from 'vitest'
import { mobileAddress } from './mobile-host.ts'

const place = { href: 'https://stand.example/score-detail?id=7#table', width: 390, installed: false }
const mobile = 'https://m.stand.example'

it('sends a small screen to the other host with path, query and hash', () => {
  expect(mobileAddress(mobile, place)).toBe('https://m.stand.example/score-detail?id=7#table')
  expect(mobileAddress(mobile, { ...place, width: 500 })).not.toBeNull()
})

it('ignores wider screens, the installed app, users already there, and everyone without a MOBILE_URL', () => {
  expect(mobileAddress(mobile, { ...place, width: 501 })).toBeNull()
  expect(mobileAddress(mobile, { ...place, installed: true })).toBeNull()
  expect(mobileAddress(mobile, { ...place, href: 'https://m.stand.example/main' })).toBeNull()
  expect(mobileAddress('', place)).toBeNull()
})
