// Table rules between the form and the wire.
import { describe, expect, it } from 'vitest'
import type { OwnTableRules } from '../../../../../contract/admin/league-admin.ts'
import {
  draftOf,
  emptyDeduction,
  emptyZone,
  moved,
  type RulesDraft,
  readPlace,
  readPoints,
  readRules,
  teamFaults,
  zoneDraftFaults,
} from './league-draft.ts'

const name = (text: string) => ({ zh: text, en: text, vi: text })
const rules: OwnTableRules = {
  order: ['points', 'wins'],
  zones: [{ from: 1, to: 2, tone: 'first-cup', name: name('杯') }],
  deductions: [{ season: '2026', team_id: 'a', points: 6, reason: name('欠薪') }],
}
const none: OwnTableRules = { order: [], zones: null, deductions: [] }
const teams = new Set(['a', 'b'])
const changed = (more: Partial<RulesDraft>) => readRules({ ...draftOf(rules), ...more }, teams)

describe('draft of table rules', () => {
  it('is sent as it was loaded, with or without rules', () => {
    expect(readRules(draftOf(rules), teams)).toEqual(rules)
    expect(readRules(draftOf(none), teams)).toEqual(none)
    expect(draftOf(none)).toEqual({ order: null, zones: null, deductions: [] })
    expect(readRules(draftOf({ ...none, zones: [] }), teams)?.zones).toEqual([])
  })

  it('is not sent while a part is missing', () => {
    expect(changed({ zones: [emptyZone()] })).toBeNull()
    expect(changed({ zones: [{ ...emptyZone(), from: '1', to: '3' }] })).toBeNull()
    expect(changed({ zones: [{ ...emptyZone(), from: '1', to: '3', name: { ...name('杯'), vi: ' ' } }] })).toBeNull()
    expect(changed({ deductions: [emptyDeduction('2026')] })).toBeNull()
    expect(changed({ deductions: [{ ...emptyDeduction('2026'), team_id: 'b', reason: name('欠薪') }] })).toBeNull()
  })

  it('reads places and points typed on a Chinese keyboard', () => {
    expect(['1', ' １２ ', '-3', '－3', '−3', '99'].map(readPlace)).toEqual([1, 12, -3, -3, -3, 99])
    expect(['', '0', '-0', '1.5', '100', 'x', '--1'].map((typed) => readPlace(typed) === 0)).toEqual(Array(7).fill(true))
    expect(['6', '９９', '0', '', '100', '-6', '1.5'].map(readPoints)).toEqual([6, 99, null, null, null, null, null])
  })

  it('trims the names it sends', () => {
    const zones = [{ ...emptyZone(), from: '－2', to: '-1', name: name('  降级  区 ') }]
    expect(changed({ zones })?.zones).toEqual([{ from: -2, to: -1, tone: 'promotion', name: name('降级 区') }])
  })

  it('reports invalid zones', () => {
    const zone = (from: string, to: string) => ({ ...emptyZone(), from, to })
    expect(zoneDraftFaults([zone('1', '4'), zone('4', '5'), zone('', '-1'), zone('-1', '-2')])).toEqual([
      'overlap',
      'overlap',
      'no-place',
      'reversed',
    ])
  })

  it('reports deductions without a team of the league, and teams repeated within a season', () => {
    const of = (season: string, team_id: string) => ({ ...emptyDeduction(season), team_id })
    const deductions = [of('2026', 'a'), of('2025', 'a'), of('2026', 'a'), of('2026', ''), of('2026', 'gone')]
    expect(teamFaults(deductions, teams)).toEqual([null, null, 'repeated', 'not-chosen', 'unknown'])
    expect(teamFaults(deductions, null).at(-1)).toBeNull()
  })
})

it('moves an item one place up or down', () => {
  expect([moved(['a', 'b', 'c'], 'b', -1), moved(['a', 'b', 'c'], 'b', 1)]).toEqual([
    ['b', 'a', 'c'],
    ['a', 'c', 'b'],
  ])
})
