// The cards in a response, and those that were reported before and are gone.
import type { Side } from '../../../contract/match/match-row.ts'
import type { Checkpoint, Emit } from './checkpoint.ts'
import { nameOf } from './goals.ts'
import type { WireMatch } from './wire.ts'

/** Key prefix of a cancelled card. */
const cancelled = 'no '
const cards = { YELLOW: 'yellow', YELLOW_RED: 'second-yellow', RED: 'red' } as const

/** Identifies a card when its minute is corrected: no player gets two of a kind. */
interface Card {
  key: string
  side: Side
  kind: string
  player: string
}
/** Parses the key of a reported card; an unnamed player is identified by the minute. */
function cardOf(key: string): Card | null {
  const [, side, minute, player = '', kind = ''] = /^card:(home|away):(\d+):(.*):(yellow|second-yellow|red)(?::\d+)?$/.exec(key) ?? []
  return side === undefined ? null : { key, side: side as Side, kind, player: player || `in minute ${minute}` }
}

const sideOf = ({ homeTeam, awayTeam }: WireMatch, team: { id?: number | null } | null | undefined): Side | null =>
  typeof team?.id !== 'number' ? null : team.id === homeTeam.id ? 'home' : team.id === awayTeam.id ? 'away' : null

export function emitCards(match: WireMatch, checkpoint: Checkpoint, emit: Emit): void {
  if (!match.bookings) return
  const struck = new Set(checkpoint.rest.filter((key) => key.startsWith(cancelled)).map((key) => key.slice(cancelled.length)))
  const left = checkpoint.rest.flatMap((key) => (struck.has(key) ? [] : (cardOf(key) ?? [])))
  for (const { card, minute, injuryTime, player, team } of match.bookings) {
    const kind = cards[card as keyof typeof cards]
    if (!kind) continue
    const side = sideOf(match, team)
    if (!side) continue
    const place = `card:${side}:${minute ?? 0}:${player?.id ?? player?.name ?? ''}:${kind}`
    const one = cardOf(place)
    const at = left.findIndex((other) => other.side === one?.side && other.kind === kind && other.player === one.player)
    if (at >= 0) {
      left.splice(at, 1)
      continue
    }
    const key = struck.has(place) ? `${place}:${struck.size + 1}` : place
    checkpoint.rest.push(key)
    // Without a minute of its own, the card got the minute in which it was read.
    const shown = minute ? { minute, ...(injuryTime ? { added: injuryTime } : {}) } : undefined
    emit({ type: 'card', key, side, card: kind, player: nameOf(player?.name ?? '') }, shown)
  }
  // A card listed without its team may be one of those that seem to be gone.
  if (!match.bookings.every(({ team }) => sideOf(match, team))) return
  for (const { key } of left) {
    emit({ type: 'cancel', key: `cancel:${key}`, target: key, reason: 'unknown' })
    checkpoint.rest.push(`${cancelled}${key}`)
  }
}
