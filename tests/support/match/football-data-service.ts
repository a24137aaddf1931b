// A stand-in for football-data.org on loopback: the format of version 4, its token and its limits.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ServedMatch {
  id: number
  utcDate: string
  status: string
  [field: string]: unknown
}
export interface FootballDataService {
  /** Base URL, in place of the real https://host/v4. */
  base: string
  token: string
  /** The matches served now; tests may replace or modify them. */
  matches: ServedMatch[]
  /** Path and query of each request, in order. */
  asked: string[]
  /** Overrides the next responses, one each. */
  instead: { status: number; headers?: Record<string, string>; body?: string }[]
  /** Requests whose path and query match get a 500 while this is set. */
  broken: RegExp | null
  close(): Promise<void>
}

export async function startFootballData(matches: ServedMatch[]): Promise<FootballDataService> {
  const service: FootballDataService = {
    base: '',
    token: 'canary-token',
    matches,
    asked: [],
    instead: [],
    broken: null,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    service.asked.push(`${url.pathname}${url.search}`)
    const respond = (status: number, body: string, headers: Record<string, string> = {}): void => {
      response.writeHead(status, { 'content-type': 'application/json', 'x-requests-available-minute': '9', ...headers }).end(body)
    }
    if (service.broken?.test(request.url ?? '')) return respond(500, '{}')
    const other = service.instead.shift()
    if (other) return respond(other.status, other.body ?? '{}', other.headers)
    if (request.headers['x-auth-token'] !== service.token)
      return respond(400, JSON.stringify({ message: 'Your API token is invalid.', errorCode: 400 }))
    const from = url.searchParams.get('dateFrom')
    const to = url.searchParams.get('dateTo')
    const days = from && to ? (Date.parse(to) - Date.parse(from)) / 86_400_000 : 0
    if (days > 10) return respond(400, JSON.stringify({ message: 'Specified period must not exceed 10 days.', errorCode: 400 }))
    const ids = url.searchParams.get('ids')?.split(',')
    const isAsked = ({ id, utcDate }: ServedMatch): boolean =>
      (!from || !to || (utcDate >= from && utcDate < to)) && (!ids || ids.includes(String(id)))
    const list = service.matches.filter(isAsked)
    respond(200, JSON.stringify({ filters: {}, resultSet: { count: list.length }, matches: list }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  service.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v4`
  return service
}

/** A match with every field of the service, before kick-off. */
export function servedMatch(id: number, utcDate: string, over: Record<string, unknown> = {}): ServedMatch {
  return {
    area: { id: 2072, name: 'England', code: 'ENG', flag: null },
    competition: { id: 2021, name: 'Premier League', code: 'PL', type: 'LEAGUE', emblem: null },
    season: { id: 2403, startDate: '2026-08-14', endDate: '2027-05-23', currentMatchday: 12, winner: null },
    id,
    utcDate,
    status: 'TIMED',
    matchday: 12,
    stage: 'REGULAR_SEASON',
    group: null,
    lastUpdated: utcDate,
    homeTeam: { id: 64, name: 'Liverpool FC', shortName: 'Liverpool', tla: 'LIV', crest: null },
    awayTeam: { id: 57, name: 'Arsenal FC', shortName: 'Arsenal', tla: 'ARS', crest: null },
    score: { winner: null, duration: 'REGULAR', fullTime: { home: null, away: null }, halfTime: { home: null, away: null } },
    odds: { msg: 'Activate Odds-Package in User-Panel to retrieve odds.' },
    referees: [],
    ...over,
  }
}

export const served = {
  score: (home: number, away: number, half: [number, number] | null = null, more: object = {}) => ({
    winner: null,
    duration: 'REGULAR',
    fullTime: { home, away },
    halfTime: { home: half?.[0] ?? null, away: half?.[1] ?? null },
    ...more,
  }),
  goal: (minute: number, team: number, name: string | null, score: [number, number], type = 'REGULAR') => ({
    minute,
    injuryTime: null,
    type,
    team: { id: team, name: 'x' },
    scorer: name ? { id: name.length, name } : null,
    assist: null,
    score: { home: score[0], away: score[1] },
  }),
}
