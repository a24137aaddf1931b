import { describe, expect, it } from 'vitest'
import { activeNav, activeTab, backToTopFirst, isPlace, isWorkplace, parentOf, phoneBar } from './navigation.ts'

describe('active navigation item', () => {
  it('is the sport for its matches, and the schedule for other sports', () => {
    expect(activeNav('/score-detail', { type: 'basketball', id: '1' })).toBe('basketball')
    expect(activeNav('/score-detail', { id: '1' })).toBe('football')
    expect(activeNav('/score-detail', { type: 'tennis' })).toBe('schedule')
    expect(activeNav('/base-other', { team: 't' })).toBe('schedule')
    expect(parentOf('/base-other')).toBe('/schedule')
  })
  it('is the scores for both sports on a phone', () => {
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
  it('is 我的 for the reader’s own pages on a phone', () => {
    for (const path of ['/member', '/attention', '/reserve', '/chat-chat', '/feedback']) expect(activeTab(path, {}), path).toBe('more')
    expect(activeNav('/member', { type: 1 })).toBeNull()
  })
  it('is empty on pages that belong nowhere', () => {
    expect(activeNav('/about-user', {})).toBeNull()
    expect(activeTab('/404', {})).toBeNull()
  })
})

describe('navigation destinations', () => {
  it('include pages linked by the navigation, not pages opened from them', () => {
    expect(['/main', '/football', '/basketball', '/schedule', '/news', '/video-list', '/specialist'].every(isPlace)).toBe(true)
    expect(['/detail', '/score-detail', '/downLoad', '/'].some(isPlace)).toBe(false)
  })
})

describe('phone bar', () => {
  it('goes back from detail pages to the list they belong to', () => {
    expect(phoneBar('/detail')).toBe('back')
    expect(parentOf('/detail')).toBe('/news')
    expect(parentOf('/score-detail')).toBe('/football')
    expect([phoneBar('/circle-detail'), parentOf('/circle-detail'), phoneBar('/circle')]).toEqual(['back', '/circle', 'discover'])
    expect([phoneBar('/video-player'), parentOf('/video-player')]).toEqual(['back', '/video-list'])
    expect([phoneBar('/specialist-detail'), parentOf('/specialist-home')]).toEqual(['back', '/specialist'])
  })
})

describe('workplace pages', () => {
  it('include only the desk', () => {
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
