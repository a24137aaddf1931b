// A reference adapter, written from docs/feed.md alone, for a basketball provider whose response lists all plays of a game so far. The id
// and sequence of a message derive from the number of its play, so the adapter is stateless: resent messages count as repeated.
import type { Sender } from '../../../server/feed-tool/sender.ts'

export interface HoopsPlay {
  /** Starts at 1, consecutive. */
  n: number
  utc: string
  /** 5 and above are overtimes. */
  q: number
  /** Seconds left in the period. */
  left: number
  what: 'START' | 'END' | 'FINAL' | '1PT' | '2PT' | '3PT' | 'VOID' | 'STOP' | 'GO'
  team?: string
  by?: string
  /** For a VOID: the number of the play that it cancels. */
  play?: number
}
export interface HoopsResponse {
  game: string
  league: string
  season: string
  tipoff: string
  quarterMinutes: number
  home: { code: string; name: string }
  away: { code: string; name: string }
  plays: HoopsPlay[]
}

/** A message without its sequence number. */
type Message = Record<string, unknown>
type Placed = Message & { seq: number }

const breaks: Record<number, string> = { 1: 'q1-break', 2: 'half-time', 3: 'q3-break' }
const startOf = (q: number): string => (q > 4 ? 'overtime' : `q${q}`)

/** Whether the score is level after these plays: only then does another period follow the fourth. */
function isLevel({ plays, home }: HoopsResponse, until: number): boolean {
  const voided = new Set(plays.flatMap(({ what, play }) => (what === 'VOID' && play !== undefined ? [play] : [])))
  const counted = plays.filter(({ n, what }) => n <= until && what.endsWith('PT') && !voided.has(n))
  return counted.reduce((ahead, { what, team }) => ahead + Number(what[0]) * (team === home.code ? 1 : -1), 0) === 0
}

/** The content of a play's message; null for plays that the site does not show. */
function messageBy(response: HoopsResponse, play: HoopsPlay): Message | null {
  const clock = { left: play.left, period: play.q }
  switch (play.what) {
    case 'START':
      return { type: 'phase', phase: startOf(play.q), clock }
    case 'END': {
      const phase = breaks[play.q] ?? (isLevel(response, play.n) ? 'overtime-break' : null)
      return phase ? { type: 'phase', phase } : null
    }
    case 'FINAL':
      return { type: 'phase', phase: 'finished' }
    case 'STOP':
    case 'GO':
      return { type: 'clock', running: play.what === 'GO', clock }
    case 'VOID':
      return { type: 'cancel', target: `play-${play.play}` }
    default: {
      const side = play.team === response.home.code ? 'home' : 'away'
      return { type: 'points', side, points: Number(play.what[0]), ...(play.by ? { player: { name: play.by } } : {}), clock }
    }
  }
}

/** All messages of a game in order. A play without a message leaves a gap in the sequence, which the next message declares with `after`. */
export function gameMessages(response: HoopsResponse): Placed[] {
  const { game: match, league, season, tipoff: start, home, away, quarterMinutes } = response
  const fixture = { league, season, start, home: home.code, away: away.code, sport: 'basketball', period_minutes: quarterMinutes }
  const messages: Placed[] = [{ type: 'fixture', id: 'fixture', match, seq: 1, at: start, ...fixture }]
  let after = 1
  for (const play of response.plays) {
    const message = messageBy(response, play)
    if (!message) continue
    const seq = play.n + 1
    messages.push({ ...message, id: `play-${play.n}`, match, seq, after, at: play.utc })
    after = seq
  }
  return messages
}

/** The league and both teams. Their ids are stable, so known ones count as repeated. */
function catalogueMessages({ league, home, away, tipoff: at }: HoopsResponse): Placed[] {
  const sport = 'basketball'
  const catalogue: Message[] = [
    { type: 'league', id: `league-${league}`, league, name: league, table: { kind: 'league', rules: 'nba' } },
    ...[home, away].map(({ code, name }) => ({ type: 'team', id: `team-${code}`, team: code, league, name, code })),
  ]
  return catalogue.map((one) => ({ ...one, sport, at, seq: Date.parse(at) }))
}

/** Processes one response of the provider and sends what the site lacks. */
export async function hearBasketball(response: HoopsResponse, sender: Pick<Sender, 'state' | 'deliver'>): Promise<void> {
  const { matches } = await sender.state(response.game)
  const reached = matches[0]?.seq ?? 0
  if (reached === 0) await sender.deliver(catalogueMessages(response))
  await sender.deliver(gameMessages(response).filter(({ seq }) => seq > reached))
}
