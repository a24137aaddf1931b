import { expect, it } from 'vitest'
import { oddsClassOf } from './odds-class.ts'

it('is 0 for football and when no sport is chosen, 1 for every other type', () => {
  for (const [path, search] of [
    ['/', ''],
    ['/main', '?type=2'],
    ['/football', ''],
    ['/anchor', ''],
    ['/anchor', '?type=0'],
    ['/anchor', '?type=1&r=x'],
    ['/anchor', '?type=x'],
    ['/schedule', ''],
    ['/schedule', '?type=1'],
    // All sports.
    ['/schedule', '?type=4'],
  ] as const)
    expect(oddsClassOf(path, search), path + search).toBe(0)
  for (const [path, search] of [
    ['/basketball', ''],
    ['/basketball/', '?day=2026-03-07'],
    ['/base-basketball', '?id=1'],
    ['/base-other', ''],
    ['/anchor', '?type=2'],
    ['/anchor', '?id=doudizhu&type=3'],
    ['/schedule', '?type=2'],
  ] as const)
    expect(oddsClassOf(path, search), path + search).toBe(1)
})
