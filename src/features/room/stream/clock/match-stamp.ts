// Change key for rendering a room's match: re-render only when it differs. Pure except for the product clock.
import type { MatchEvent } from '../../../../../contract/match/match-event.ts'
import { productAtServer, productEpoch } from '../../../../core/clock/product-clock.ts'
import { eventsAt, rowAt, type Version } from './match-at-time.ts'

/**
 * Changes with the row, with the events due, and with the product clock, which shifts the markers.
 * `displayTime`: server time in milliseconds. Returns '' without a row.
 */
export function matchStamp(versions: readonly Version[], events: readonly MatchEvent[], displayTime: number): string {
  const matchTime = productAtServer(displayTime)
  const row = rowAt(versions, events, matchTime)
  if (!row) return ''
  const marks = eventsAt(events, matchTime).map(({ seq, cancelled_by }) => `${seq}.${cancelled_by ?? ''}`)
  const { id, seq, updated_at, home_score, away_score, phase, red_home, red_away } = row
  return [productEpoch(), id, seq, updated_at, home_score, away_score, phase, red_home, red_away, ...marks].join(' ')
}
