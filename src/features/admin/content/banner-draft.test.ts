import { describe, expect, it } from 'vitest'
import { bannerLink, localInput, timestampOfInput } from './banner-draft.ts'

const origin = 'https://stand.example'

describe('target of a banner', () => {
  it('is a path of this app, also when its full address was typed', () => {
    expect(bannerLink(' /schedule?type=4 ', origin)).toBe('/schedule?type=4')
    expect(bannerLink('https://stand.example/news#top', origin)).toBe('/news#top')
    expect(bannerLink('/', origin)).toBe('/')
  })

  it('is an https address', () => {
    expect(bannerLink('https://elsewhere.example/a?b=1', origin)).toBe('https://elsewhere.example/a?b=1')
  })

  it.each([
    '',
    'schedule',
    '//evil.example',
    '/\\evil.example',
    'http://elsewhere.example',
    'javascript:alert(1)',
    'https://me@evil.example',
  ])('is not %s', (text) => expect(bannerLink(text, origin)).toBeNull())
})

it('a timestamp round-trips through its input field to the minute', () => {
  expect(timestampOfInput(localInput('2026-11-21T08:30:00.000Z'))).toBe('2026-11-21T08:30:00.000Z')
  expect([localInput(null), timestampOfInput('')]).toEqual(['', null])
})
