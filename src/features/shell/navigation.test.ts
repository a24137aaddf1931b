import { describe, expect, it } from 'vitest'
import { backToTopFirst, litNav, litTab, parentOf, phoneBar } from './navigation.ts'

describe('what is lit', () => {
  it('lights a match under its sport, other sports under the schedule', () => {
    expect(litNav('/score-detail', { type: 'basketball', id: '1' })).toBe('basketball')
    expect(litNav('/score-detail', { id: '1' })).toBe('football')
    expect(litNav('/score-detail', { type: 'tennis' })).toBe('schedule')
  })
  it('lights both sports as scores on a phone', () => {
    expect(litTab('/football', {})).toBe('scores')
    expect(litTab('/basketball', {})).toBe('scores')
    expect(litTab('/detail', { id: '1' })).toBe('news')
  })
  it('lights nothing on pages that belong nowhere', () => {
    expect(litNav('/about-user', {})).toBeNull()
    expect(litTab('/404', {})).toBeNull()
  })
})

describe('the phone bar', () => {
  it('goes back on detail pages, to the list they belong to', () => {
    expect(phoneBar('/detail')).toBe('back')
    expect(parentOf('/detail')).toBe('/news')
    expect(parentOf('/score-detail')).toBe('/football')
  })
})

describe('back to top', () => {
  it('follows the spec on the three pages it names', () => {
    expect(['/main', '/football', '/basketball'].every(backToTopFirst)).toBe(true)
    expect(backToTopFirst('/schedule')).toBe(false)
  })
})
