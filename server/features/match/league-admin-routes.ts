// Admin routes for table rules: tie-break order, zones and point deductions of a league.
import type { FastifyInstance } from 'fastify'
import type { AdminLeague, OwnTableRules } from '../../../contract/admin/league-admin.ts'
import type { ApiBody } from '../../../contract/api.ts'
import { langs } from '../../../contract/limits/limits.ts'
import { tableLimits } from '../../../contract/match/table-order.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { ofLeaguePhase } from '../../../rules/match/table/season-tables.ts'
import { byPlace, zoneFaults } from '../../../rules/match/table/zone-faults.ts'
import { lineFault } from '../../../rules/text/line-text.ts'
import { matcherOf } from '../../../rules/text/text-fold.ts'
import { writeAudit } from '../../core/audit/store.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { route } from '../../core/http/route.ts'
import { createSerial } from '../../core/jobs/serial.ts'
import { leagueRef, teamRef } from './data/league.ts'
import { listSeasons } from './data/store.ts'
import type { League } from './directory.ts'
import { listCurrentSeasons, listLeagueTeams, lockOwnRules, type OwnRulesColumns, updateOwnRules } from './league-admin-store.ts'
import type { MatchDomain } from './open.ts'
import { isTieBreak, rulesOf, zonesOfLeague } from './read/standings.ts'

/** Maximum number of leagues in one response. */
const mostLeagues = 50
const byPinyin = new Intl.Collator('zh-CN-u-co-pinyin')

type RulesBody = ApiBody<'POST api/Desk/putLeagueRules'>

export function registerLeagueAdmin(
  app: FastifyInstance,
  { db }: Pick<Context, 'db'>,
  { directory, snapshot }: Pick<MatchDomain, 'directory' | 'snapshot'>,
): void {
  // Memory must hold the last commit.
  const serial = createSerial()

  function getLeague(id: string): League {
    const league = directory.leagues.get(id)
    if (!league || league.table === 'none') throw fail('not-found', { league: id })
    return league
  }
  async function present(leagues: readonly League[]): Promise<AdminLeague[]> {
    const seasons = await listCurrentSeasons(
      db,
      leagues.map(({ id }) => id),
    )
    return leagues.map((league) => presentLeague(league, seasons.get(league.id) ?? ''))
  }

  async function updateRules(by: string, { id, ...rules }: RulesBody): Promise<AdminLeague> {
    getLeague(id)
    const field = refusedField(rules, new Set(await listLeagueTeams(db, id)))
    if (field) throw fail('invalid-input', { field })
    const columns = columnsOf(rules)
    await db.transaction(async (tx) => {
      const before = await lockOwnRules(tx, id)
      if (!before) throw fail('not-found', { league: id })
      await updateOwnRules(tx, id, columns)
      const done = { by, act: 'league.rules', subject: `league ${id}`, at: Date.now() } as const
      await writeAudit(tx, { ...done, before: ownRules(before), after: ownRules(columns) })
    })
    const league = { ...getLeague(id), ...columns }
    directory.upsertLeagues([league])
    snapshot.rulesChanged(id)
    const seasons = await listCurrentSeasons(db, [id])
    return presentLeague(league, seasons.get(id) ?? '')
  }

  route(app, 'GET api/Desk/leagues', async ({ query }) => {
    const found = inAdminOrder([...directory.leagues.values()].filter(isFound(query.name ?? '')))
    return { list: await present(found.slice(0, mostLeagues)), total: found.length }
  })

  route(app, 'GET api/Desk/leagueTeams', async ({ query: { id } }) => {
    getLeague(id)
    const [teams, seasons] = await Promise.all([listLeagueTeams(db, id), listSeasons(db, id)])
    return {
      teams: teams.map((team) => teamRef(directory, team)).sort((one, other) => byPinyin.compare(one.name.zh, other.name.zh)),
      seasons: seasons.map((season) => season.id),
    }
  })

  route(app, 'POST api/Desk/putLeagueRules', ({ account, body }) => serial(() => updateRules(account.id, body)))
}

/** Matches leagues with a table and the text in one of their names. */
function isFound(text: string): (league: League) => boolean {
  const matches = matcherOf(text)
  return ({ table, name }) => table !== 'none' && Object.values(name).some((one) => matches(one))
}

const hasOwnRules = ({ tie_breaks, own }: OwnRulesColumns): boolean => tie_breaks.length > 0 || own !== null
const inAdminOrder = (leagues: readonly League[]): League[] =>
  leagues.toSorted(
    (one, other) =>
      Number(hasOwnRules(other)) - Number(hasOwnRules(one)) ||
      Number(other.hot) - Number(one.hot) ||
      byPinyin.compare(one.name.zh, other.name.zh),
  )

const ownRules = ({ tie_breaks, own }: OwnRulesColumns): OwnTableRules => ({
  order: tie_breaks.filter(isTieBreak),
  zones: own?.zones ?? null,
  deductions: own?.deductions ?? [],
})
function columnsOf({ order, zones, deductions }: OwnTableRules): OwnRulesColumns {
  const sorted = zones === null ? null : zones.toSorted(byPlace)
  return { tie_breaks: order, own: sorted === null && deductions.length === 0 ? null : { zones: sorted, deductions } }
}

function presentLeague(league: League, season: string): AdminLeague {
  const usual: League = { ...league, tie_breaks: [], own: null }
  const rules = rulesOf(usual)
  const { order } = league.table === 'league' ? ofLeaguePhase(rules) : rules
  return {
    league: leagueRef(league),
    own: ownRules(league),
    usual: { order: [...order], zones: [...zonesOfLeague(usual, season)] },
  }
}

const isNamed = (name: Name, most: number): boolean => langs.every((lang) => lineFault(name[lang], most) === null)

/** The name of the first invalid field; null if all are valid. `teams`: those of the league. */
function refusedField({ zones, deductions }: OwnTableRules, teams: ReadonlySet<string>): keyof OwnTableRules | null {
  const placed = zones ?? []
  const areZones = zoneFaults(placed).every((fault) => fault === null) && placed.every(({ name }) => isNamed(name, tableLimits.zoneName))
  if (!areZones) return 'zones'
  const areDeductions = deductions.every(({ team_id, reason }) => teams.has(team_id) && isNamed(reason, tableLimits.reason))
  const keys = new Set(deductions.map(({ season, team_id }) => JSON.stringify([season, team_id])))
  return areDeductions && keys.size === deductions.length ? null : 'deductions'
}
