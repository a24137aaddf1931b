// Draft of a league's table rules, as typed by an operator. Pure.
import type { LeagueDeduction, OwnTableRules } from '../../../../../contract/admin/league-admin.ts'
import { langs } from '../../../../../contract/limits/limits.ts'
import type { TieBreak } from '../../../../../contract/match/table-order.ts'
import type { TableZone } from '../../../../../contract/match/table-zone.ts'
import type { Name } from '../../../../../contract/wire/name.ts'
import { type ZoneFault, zoneFaults } from '../../../../../rules/match/table/zone-faults.ts'
import { lineForm } from '../../../../../rules/text/line-text.ts'
import { plainNumber } from '../../../../core/text/typed-number.ts'

/** `key` identifies a row while others are added and removed. */
export interface ZoneDraft extends Omit<TableZone, 'from' | 'to'> {
  key: string
  from: string
  to: string
}
/** `team_id` is empty until a team is selected. */
export interface DeductionDraft extends Omit<LeagueDeduction, 'points'> {
  key: string
  points: string
}
export interface RulesDraft {
  /** Null: the defaults. */
  order: readonly TieBreak[] | null
  zones: readonly ZoneDraft[] | null
  deductions: readonly DeductionDraft[]
}

const nameless: Name = { zh: '', en: '', vi: '' }

export const zoneDraft = (zone: TableZone): ZoneDraft => ({
  ...zone,
  key: crypto.randomUUID(),
  from: String(zone.from),
  to: String(zone.to),
})
export const emptyZone = (): ZoneDraft => ({ key: crypto.randomUUID(), from: '', to: '', tone: 'promotion', name: nameless })
export const emptyDeduction = (season: string): DeductionDraft => ({
  key: crypto.randomUUID(),
  season,
  team_id: '',
  points: '',
  reason: nameless,
})

export const draftOf = ({ order, zones, deductions }: OwnTableRules): RulesDraft => ({
  order: order.length > 0 ? order : null,
  zones: zones === null ? null : zones.map(zoneDraft),
  deductions: deductions.map((one) => ({ ...one, key: crypto.randomUUID(), points: String(one.points) })),
})

/** Returns 0, which is no place, unless the text is a number of at most two digits. */
export function readPlace(typed: string): number {
  const text = plainNumber(typed).replace('−', '-')
  return /^-?\d{1,2}$/.test(text) ? Number(text) : 0
}
/** Returns 1 to 99; null for anything else. */
export function readPoints(typed: string): number | null {
  const text = plainNumber(typed)
  return /^[1-9]\d?$/.test(text) ? Number(text) : null
}

/** One entry per zone, in order. */
export const zoneDraftFaults = (zones: readonly ZoneDraft[]): (ZoneFault | null)[] =>
  zoneFaults(zones.map(({ from, to }) => ({ from: readPlace(from), to: readPlace(to) })))

/** `not-chosen`: no team yet. `unknown`: a team outside the league. `repeated`: an earlier row has the same team and season. */
export type TeamFault = 'not-chosen' | 'unknown' | 'repeated'
/** One entry per deduction, in order. `teams`: ids of the league's teams; null while they are not loaded. */
export const teamFaults = (deductions: readonly DeductionDraft[], teams: ReadonlySet<string> | null): (TeamFault | null)[] =>
  deductions.map(({ season, team_id }, place) => {
    if (team_id === '') return 'not-chosen'
    if (teams && !teams.has(team_id)) return 'unknown'
    return deductions.slice(0, place).some((other) => other.season === season && other.team_id === team_id) ? 'repeated' : null
  })

const trimmed = ({ zh, en, vi }: Name): Name => ({ zh: lineForm(zh), en: lineForm(en), vi: lineForm(vi) })
const isNamed = (name: Name): boolean => langs.every((lang) => lineForm(name[lang]) !== '')
const isFaultless = (faults: readonly unknown[]): boolean => faults.every((fault) => fault === null)

const readZone = ({ from, to, tone, name }: ZoneDraft): TableZone => ({
  from: readPlace(from),
  to: readPlace(to),
  tone,
  name: trimmed(name),
})

/** Returns the request body; null if anything is missing or invalid. `teams`: as in `teamFaults`. */
export function readRules({ order, zones, deductions }: RulesDraft, teams: ReadonlySet<string> | null): OwnTableRules | null {
  const areZones = zones === null || (isFaultless(zoneDraftFaults(zones)) && zones.every(({ name }) => isNamed(name)))
  const areDeductions = isFaultless(teamFaults(deductions, teams)) && deductions.every(({ reason }) => isNamed(reason))
  if (!areZones || !areDeductions) return null
  const read: LeagueDeduction[] = []
  for (const { season, team_id, points, reason } of deductions) {
    const sum = readPoints(points)
    if (sum === null) return null
    read.push({ season, team_id, points: sum, reason: trimmed(reason) })
  }
  return {
    order: [...(order ?? [])],
    zones: zones === null ? null : zones.map(readZone),
    deductions: read,
  }
}

/** Returns the list with the item moved down by `by`. */
export function moved<T>(list: readonly T[], item: T, by: -1 | 1): T[] {
  const place = list.indexOf(item)
  const others = list.filter((one) => one !== item)
  return [...others.slice(0, place + by), item, ...others.slice(place + by)]
}
