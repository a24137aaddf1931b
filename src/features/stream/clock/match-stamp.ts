// What a drawing of a room's match hangs on: it is drawn again only with another stamp. Pure but for the product clock.
import type { MatchEvent } from '../../../../contract/match/match-event.ts'
import { productAtServer, productEpoch } from '../../../core/clock/product-clock.ts'
import { eventsAt, rowAt, type Version } from './match-moment.ts'

/**
 * Another one when another row or another number of events is due, and when the product clock is another: the marks lie elsewhere then.
 * `shown`: real milliseconds of the server. Empty without a row.
 */
export function matchStamp(versions: readonly Version[], events: readonly MatchEvent[], shown: number): string {
  const moment = productAtServer(shown)
  const row = rowAt(versions, events, moment)
  if (!row) return ''
  const told = eventsAt(events, moment).map(({ seq, cancelled_by }) => `${seq}.${cancelled_by ?? ''}`)
  const { id, seq, updated_at, home_score, away_score, phase, red_home, red_away } = row
  return [productEpoch(), id, seq, updated_at, home_score, away_score, phase, red_home, red_away, ...told].join(' ')
}
