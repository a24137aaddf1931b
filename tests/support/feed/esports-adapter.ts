// A reference adapter, written from docs/feed.md alone, for an e-sports provider whose response gives the state of a series rather than its
// events. Sends the difference to the previous response; after a restart the full state, continuing at the sequence number that the site
// reports.
import type { Sender } from '../../../server/feed-tool/sender.ts'

type Pair = [number, number]
export interface ArenaMap {
  /** Starts at 1. */
  no: number
  state: 'live' | 'done'
  kills: Pair
  /** Index of the winning team. */
  winner: 0 | 1 | null
  /** Oldest first. */
  took: { minute: number; team: 0 | 1; what: 'tower' | 'dragon' | 'baron' }[]
}
export interface ArenaAnswer {
  series: string
  cup: string
  begins: string
  time: string
  teams: [string, string]
  state: 'before' | 'live' | 'done'
  maps: ArenaMap[]
}
type Said = Record<string, unknown>

const sides = ['home', 'away'] as const
const idOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
const won = (maps: readonly ArenaMap[], team: 0 | 1): number => maps.filter(({ winner }) => winner === team).length
const scoreOf = (maps: readonly ArenaMap[]): Said => ({ home: won(maps, 0), away: won(maps, 1), periods: maps.map(({ kills }) => kills) })

/** Messages for the changes of one map. */
function mapNews(now: ArenaMap, before: ArenaMap | undefined): Said[] {
  const clock = { period: now.no }
  const begun: Said[] = before ? [] : [{ type: 'phase', phase: `set-${now.no}` }]
  const objectives = now.took
    .slice(before?.took.length ?? 0)
    .map(({ minute, team, what }): Said => ({ type: 'objective', side: sides[team], objective: what, clock: { ...clock, minute } }))
  const kills = sides.flatMap((side, team): Said[] => {
    const points = (now.kills[team] ?? 0) - (before?.kills[team] ?? 0)
    return points > 0 ? [{ type: 'points', side, points, clock }] : []
  })
  return [...begun, ...objectives, ...kills]
}

/** Messages for the changes of a series. A finished map sends its score, and a break if another map follows. */
function news(now: ArenaAnswer, before: ArenaAnswer): Said[] {
  const said = now.maps.flatMap((map, index): Said[] => {
    const old = before.maps[index]
    const isDone = map.state === 'done' && old?.state !== 'done'
    const score: Said = { type: 'score', ...scoreOf(now.maps.slice(0, index + 1)) }
    const isLast = now.state === 'done' && index === now.maps.length - 1
    return [...mapNews(map, old), ...(isDone ? [score] : []), ...(isDone && !isLast ? [{ type: 'phase', phase: 'set-break' }] : [])]
  })
  return now.state === 'done' && before.state !== 'done' ? [...said, { type: 'phase', phase: 'finished' }] : said
}

/** The full state of a series, if it is unknown what was sent before. */
function whole({ state, maps }: ArenaAnswer): Said[] {
  const last = maps.at(-1)
  if (state === 'before' || !last) return []
  const phase = state === 'done' ? 'finished' : last.state === 'done' ? 'set-break' : `set-${last.no}`
  return [{ type: 'state', phase, ...scoreOf(maps) }]
}

export function createEsportsAdapter(sender: Pick<Sender, 'state' | 'deliver'>): { hear(answer: ArenaAnswer): Promise<void> } {
  const last = new Map<string, { answer: ArenaAnswer; seq: number }>()

  async function announce({ cup, teams, time: at }: ArenaAnswer): Promise<void> {
    const said: Said[] = [
      { type: 'league', id: `cup-${idOf(cup)}`, league: idOf(cup), name: cup },
      ...teams.map((name): Said => ({ type: 'team', id: `team-${idOf(name)}`, team: idOf(name), league: idOf(cup), name })),
    ]
    await sender.deliver(said.map((one) => ({ ...one, sport: 'esports', at, seq: Date.parse(at) })))
  }
  const fixtureOf = ({ cup, teams: [home, away], begins: start }: ArenaAnswer): Said => ({
    ...{ type: 'fixture', sport: 'esports', league: idOf(cup), start },
    ...{ home: idOf(home), away: idOf(away) },
  })

  return {
    async hear(answer) {
      const match = answer.series
      const known = last.get(match)
      const reached = known?.seq ?? (await sender.state(match)).matches[0]?.seq ?? 0
      if (reached === 0) await announce(answer)
      const said = known ? news(answer, known.answer) : [...(reached === 0 ? [fixtureOf(answer)] : []), ...whole(answer)]
      const placed = said.map((one, index) => {
        const seq = reached + 1 + index
        return { ...one, id: `m-${seq}`, match, seq, at: answer.time }
      })
      await sender.deliver(placed)
      last.set(match, { answer, seq: reached + placed.length })
    },
  }
}
