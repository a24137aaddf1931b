// Responses of the two invented providers of the reference adapters: a basketball game with an overtime, and a series of two maps.
import type { HoopsPlay, HoopsResponse } from './basketball-adapter.ts'
import type { ArenaMap, ArenaResponse } from './esports-adapter.ts'

/** q, seconds left, what, team, by; for a VOID the play number replaces the team. */
const plays: [number, number, HoopsPlay['what'], (string | number)?, string?][] = [
  [1, 600, 'START'],
  [1, 580, '2PT', 'HAR', 'Lin Hao'],
  [1, 560, '3PT', 'ANC', 'Bo Reyes'],
  [1, 560, 'STOP'],
  [1, 560, 'GO'],
  [1, 540, '2PT', 'HAR', 'Lin Hao'],
  [1, 540, 'VOID', 6],
  [1, 540, '1PT', 'HAR', 'Wei Chen'],
  [1, 0, 'END'],
  [2, 600, 'START'],
  [2, 500, '3PT', 'HAR'],
  [2, 0, 'END'],
  [3, 600, 'START'],
  [3, 400, '2PT', 'ANC'],
  [3, 0, 'END'],
  [4, 600, 'START'],
  [4, 250, '2PT', 'ANC'],
  [4, 20, '1PT', 'HAR'],
  [4, 0, 'END'],
  [5, 300, 'START'],
  [5, 100, '2PT', 'HAR'],
  [5, 0, 'END'],
  [5, 0, 'FINAL'],
]

/** Tip-off at `begins`, in milliseconds; one play per second. */
export function basketballResponse(begins: number): HoopsResponse {
  const iso = (seconds: number): string => new Date(begins + seconds * 1_000).toISOString()
  return {
    game: 'g-1205-har-anc',
    league: 'coast',
    season: '2026',
    tipoff: iso(0),
    quarterMinutes: 10,
    home: { code: 'HAR', name: 'Harbour Kites' },
    away: { code: 'ANC', name: 'Anchor Bears' },
    plays: plays.map(([q, left, what, about, by], index) => ({
      ...{ n: index + 1, utc: iso(index + 1), q, left, what },
      ...(typeof about === 'string' ? { team: about } : {}),
      ...(typeof about === 'number' ? { play: about } : {}),
      ...(by ? { by } : {}),
    })),
  }
}

const map = (no: number, kills: [number, number], more: Partial<ArenaMap> = {}): ArenaMap => ({
  no,
  state: 'live',
  kills,
  winner: null,
  took: [],
  ...more,
})
const first = { state: 'done', winner: 0, took: [{ minute: 7, team: 0, what: 'dragon' }] } satisfies Partial<ArenaMap>

/** One response per minute. */
export function esportsResponses(begins: number): ArenaResponse[] {
  const series: Omit<ArenaResponse, 'time' | 'state' | 'maps'> = {
    ...{ series: 's-77', cup: 'Night Cup', begins: new Date(begins).toISOString() },
    teams: ['Crow Nest', 'Red Foxes'],
  }
  const states: [ArenaResponse['state'], ArenaMap[]][] = [
    ['before', []],
    ['live', [map(1, [2, 0])]],
    ['live', [map(1, [9, 4], { took: [...first.took] })]],
    ['live', [map(1, [15, 8], first)]],
    ['live', [map(1, [15, 8], first), map(2, [1, 0])]],
    ['done', [map(1, [15, 8], first), map(2, [12, 20], { state: 'done', winner: 0 })]],
  ]
  return states.map(([state, maps], index) => ({ ...series, time: new Date(begins + index * 60_000).toISOString(), state, maps }))
}
