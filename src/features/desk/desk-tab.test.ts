import { describe, expect, it } from 'vitest'
import { deskTabs, readDeskId, readDeskItem, readDeskTab } from './desk-tab.ts'
import { tabsOf } from './tabs-of.ts'

describe('the address of the desk', () => {
  it('knows its tabs and nothing else', () => {
    expect(readDeskTab('audit')).toBe('audit')
    expect([readDeskTab('toString'), readDeskTab(7), readDeskTab(undefined)]).toEqual([undefined, undefined, undefined])
  })

  it('shows each role what it may read, and an operator all', () => {
    expect(tabsOf(['operator'])).toEqual(deskTabs)
    expect(tabsOf([])).toEqual([])
    expect(tabsOf(['support'])).toEqual(['waiting', 'feedback', 'users'])
    expect(tabsOf(['moderator'])).toEqual(['wall', 'waiting', 'applications', 'horns', 'reports', 'videos', 'words', 'users'])
    expect(tabsOf(['treasurer'])).toEqual(['waiting', 'withdrawals', 'packages', 'gifts', 'ledger'])
    expect(tabsOf(['editor'])).toEqual(['waiting', 'tasks', 'banners', 'news', 'videos', 'circles', 'discover', 'leagues'])
  })

  it('takes an account whether it was read as text or as a number, and no path', () => {
    expect([readDeskId('100007'), readDeskId(100007)]).toEqual(['100007', '100007'])
    expect([readDeskId('../x'), readDeskId(''), readDeskId({}), readDeskId('a'.repeat(65))]).toEqual(Array(4).fill(undefined))
  })

  it('takes a row of the queue, which has its kind before its id, and no path', () => {
    const longest = `reports.danmaku.${'a'.repeat(64)}`
    expect([readDeskItem(longest), readDeskItem('horns.h1'), readDeskItem(100007)]).toEqual([longest, 'horns.h1', '100007'])
    expect([readDeskItem('../x'), readDeskItem('reports post p1'), readDeskItem(''), readDeskItem('a'.repeat(101))]).toEqual(
      Array(4).fill(undefined),
    )
  })
})
