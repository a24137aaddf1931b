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
export interface ArenaResponse {
  series: string
  cup: string
  begins: string
  time: string
  teams: [string, string]
  state: 'before' | 'live' | 'done'
  maps: ArenaMap[]
}
type Message = Record<string, unknown>

const sides = ['home', 'away'] as const
const idOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
const won = (maps: readonly ArenaMap[], team: 0 | 1): number => maps.filter(({ winner }) => winner === team).length
const scoreOf = (maps: readonly ArenaMap[]): Message => ({
  home: won(maps, 0),
  away: won(maps, 1),
  periods: maps.map(({ kills }) => kills),
})

/** Messages for the changes of one map. */
function mapNews(now: ArenaMap, before: ArenaMap | undefined): Message[] {
  const clock = { period: now.no }
  const begun: Message[] = before ? [] : [{ type: 'phase', phase: `set-${now.no}` }]
  const objectives = now.took
    .slice(before?.took.length ?? 0)
    .map(({ minute, team, what }): Message => ({ type: 'objective', side: sides[team], objective: what, clock: { ...clock, minute } }))
  const kills = sides.flatMap((side, team): Message[] => {
    const points = (now.kills[team] ?? 0) - (before?.kills[team] ?? 0)
    return points > 0 ? [{ type: 'points', side, points, clock }] : []
  })
  return [...begun, ...objectives, ...kills]
}

/** Messages for the changes of a series. A finished map sends its score, and a break if another map follows. */
function news(now: ArenaResponse, before: ArenaResponse): Message[] {
  const messages = now.maps.flatMap((map, index): Message[] => {
    const old = before.maps[index]
    const isDone = map.state === 'done' && old?.state !== 'done'
    const score: Message = { type: 'score', ...scoreOf(now.maps.slice(0, index + 1)) }
    const isLast = now.state === 'done' && index === now.maps.length - 1
    return [...mapNews(map, old), ...(isDone ? [score] : []), ...(isDone && !isLast ? [{ type: 'phase', phase: 'set-break' }] : [])]
  })
  return now.state === 'done' && before.state !== 'done' ? [...messages, { type: 'phase', phase: 'finished' }] : messages
}

/** The full state of a series, if it is unknown what was sent before. */
function whole({ state, maps }: ArenaResponse): Message[] {
  const last = maps.at(-1)
  if (state === 'before' || !last) return []
  const phase = state === 'done' ? 'finished' : last.state === 'done' ? 'set-break' : `set-${last.no}`
  return [{ type: 'state', phase, ...scoreOf(maps) }]
}

export function createEsportsAdapter(sender: Pick<Sender, 'state' | 'deliver'>): { hear(response: ArenaResponse): Promise<void> } {
  const last = new Map<string, { response: ArenaResponse; seq: number }>()

  async function announce({ cup, teams, time: at }: ArenaResponse): Promise<void> {
    const messages: Message[] = [
      { type: 'league', id: `cup-${idOf(cup)}`, league: idOf(cup), name: cup },
      ...teams.map((name): Message => ({ type: 'team', id: `team-${idOf(name)}`, team: idOf(name), league: idOf(cup), name })),
    ]
    await sender.deliver(messages.map((one) => ({ ...one, sport: 'esports', at, seq: Date.parse(at) })))
  }
  const fixtureOf = ({ cup, teams: [home, away], begins: start }: ArenaResponse): Message => ({
    ...{ type: 'fixture', sport: 'esports', league: idOf(cup), start },
    ...{ home: idOf(home), away: idOf(away) },
  })

  return {
    async hear(response) {
      const match = response.series
      const known = last.get(match)
      const reached = known?.seq ?? (await sender.state(match)).matches[0]?.seq ?? 0
      if (reached === 0) await announce(response)
      const messages = known ? news(response, known.response) : [...(reached === 0 ? [fixtureOf(response)] : []), ...whole(response)]
      const placed = messages.map((one, index) => {
        const seq = reached + 1 + index
        return { ...one, id: `m-${seq}`, match, seq, at: response.time }
      })
      await sender.deliver(placed)
      last.set(match, { response, seq: reached + placed.length })
    },
  }
}
