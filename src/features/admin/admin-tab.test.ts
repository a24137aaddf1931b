import { describe, expect, it } from 'vitest'
import { adminTabs, readAdminId, readAdminItem, readAdminTab } from './admin-tab.ts'
import { tabsOf } from './tabs-of.ts'

describe('admin address', () => {
  it('accepts its tabs and nothing else', () => {
    expect(readAdminTab('audit')).toBe('audit')
    expect([readAdminTab('toString'), readAdminTab(7), readAdminTab(undefined)]).toEqual([undefined, undefined, undefined])
  })

  it('shows each role the tabs it may read, and an operator all of them', () => {
    expect(tabsOf(['operator'])).toEqual(adminTabs)
    expect(tabsOf([])).toEqual([])
    expect(tabsOf(['support'])).toEqual(['waiting', 'feedback', 'users'])
    expect(tabsOf(['moderator'])).toEqual(['wall', 'waiting', 'applications', 'horns', 'reports', 'videos', 'words', 'users'])
    expect(tabsOf(['treasurer'])).toEqual(['waiting', 'withdrawals', 'packages', 'gifts', 'ledger'])
    expect(tabsOf(['editor'])).toEqual(['waiting', 'tasks', 'banners', 'news', 'videos', 'circles', 'discover', 'leagues'])
  })

  it('accepts an account read as text or as a number, and no path', () => {
    expect([readAdminId('100007'), readAdminId(100007)]).toEqual(['100007', '100007'])
    expect([readAdminId('../x'), readAdminId(''), readAdminId({}), readAdminId('a'.repeat(65))]).toEqual(Array(4).fill(undefined))
  })

  it('accepts a queue row, with its kind before its id, and no path', () => {
    const longest = `reports.danmaku.${'a'.repeat(64)}`
    expect([readAdminItem(longest), readAdminItem('horns.h1'), readAdminItem(100007)]).toEqual([longest, 'horns.h1', '100007'])
    expect([readAdminItem('../x'), readAdminItem('reports post p1'), readAdminItem(''), readAdminItem('a'.repeat(101))]).toEqual(
      Array(4).fill(undefined),
    )
  })
})
