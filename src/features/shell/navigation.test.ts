import { describe, expect, it } from 'vitest'
import { activeNav, activeTab, backToTopFirst, isPlace, isWorkplace, parentOf, phoneBar } from './navigation.ts'

describe('what is lit', () => {
  it('lights a match under its sport, other sports under the schedule', () => {
    expect(activeNav('/score-detail', { type: 'basketball', id: '1' })).toBe('basketball')
    expect(activeNav('/score-detail', { id: '1' })).toBe('football')
    expect(activeNav('/score-detail', { type: 'tennis' })).toBe('schedule')
    expect(activeNav('/base-other', { team: 't' })).toBe('schedule')
    expect(parentOf('/base-other')).toBe('/schedule')
  })
  it('lights both sports as scores on a phone', () => {
    expect(activeTab('/football', {})).toBe('scores')
    expect(activeTab('/basketball', {})).toBe('scores')
    expect(activeTab('/schedule', {})).toBe('scores')
    for (const path of [
      '/detail',
      '/news',
      '/video-list',
      '/video-player',
      '/circle',
      '/new_file',
      '/specialist',
      '/specialist-detail',
      '/foresight',
    ])
      expect(activeTab(path, {}), path).toBe('discover')
    expect(activeTab('/trophy/home', {})).toBe('discover')
    for (const path of ['/anchor', '/live', '/score-live', '/dome', '/rank']) expect(activeTab(path, {}), path).toBe('live')
  })
  it("lights a phone's 我的 on the reader's own places", () => {
    for (const path of ['/member', '/attention', '/reserve', '/chat-chat', '/feedback']) expect(activeTab(path, {}), path).toBe('more')
    expect(activeNav('/member', { type: 1 })).toBeNull()
  })
  it('lights nothing on pages that belong nowhere', () => {
    expect(activeNav('/about-user', {})).toBeNull()
    expect(activeTab('/404', {})).toBeNull()
  })
})

describe('a place', () => {
  it('is what the navigation leads to, not what is opened from it', () => {
    expect(['/main', '/football', '/basketball', '/schedule', '/news', '/video-list', '/specialist'].every(isPlace)).toBe(true)
    expect(['/detail', '/score-detail', '/downLoad', '/'].some(isPlace)).toBe(false)
  })
})

describe('the phone bar', () => {
  it('goes back on detail pages, to the list they belong to', () => {
    expect(phoneBar('/detail')).toBe('back')
    expect(parentOf('/detail')).toBe('/news')
    expect(parentOf('/score-detail')).toBe('/football')
    expect([phoneBar('/circle-detail'), parentOf('/circle-detail'), phoneBar('/circle')]).toEqual(['back', '/circle', 'discover'])
    expect([phoneBar('/video-player'), parentOf('/video-player')]).toEqual(['back', '/video-list'])
    expect([phoneBar('/specialist-detail'), parentOf('/specialist-home')]).toEqual(['back', '/specialist'])
  })
})

describe('a workplace', () => {
  it('is the desk alone', () => {
    expect(isWorkplace('/desk')).toBe(true)
    expect(['/', '/main', '/member', '/desktop', '/live'].some(isWorkplace)).toBe(false)
  })
})

describe('back to top', () => {
  it('is hidden by scrolling on three pages (R-SHELL-4)', () => {
    expect(['/main', '/football', '/basketball'].every(backToTopFirst)).toBe(true)
    expect(backToTopFirst('/schedule')).toBe(false)
  })
})
