// feed/v1 messages for tests: a catalogue, and the messages of a match, each with its sequence number.
import type { FeedMessage, FeedMessageOf, FeedMessageType } from '../../../contract/feed/document.ts'
import type { Sport } from '../../../contract/match/match-row.ts'

/** Default timestamp of messages. */
export const begins = Date.parse('2026-12-05T12:00:00.000Z')
export const at = (seconds: number): string => new Date(begins + seconds * 1_000).toISOString()

/** A league with two teams of a sport. */
export const catalogueOf = (sport: Sport): FeedMessage[] => [
  { type: 'league', id: 'l1', seq: 1, at: at(-3_600), league: 'coast', sport, name: 'Coast League', table: { kind: 'league' } },
  { type: 'team', id: 't1', seq: 2, at: at(-3_600), team: 'kites', sport, league: 'coast', name: 'Harbour Kites' },
  { type: 'team', id: 't2', seq: 3, at: at(-3_600), team: 'bears', sport, league: 'coast', name: { zh: '锚城熊', en: 'Anchor Bears' } },
]

type MatchType = Exclude<FeedMessageType, 'league' | 'team'>
type Fields<T extends MatchType> = Omit<FeedMessageOf<T>, 'type' | 'id' | 'match' | 'seq' | 'at'>

/** Builds the messages of one match: m1, m2 and so on, ten seconds apart. The fixture is the first. */
export function senderOf(match: string, sport: Sport) {
  let count = 0
  function nextMessage<T extends MatchType>(type: T, fields: Fields<T>): FeedMessage {
    count += 1
    return { type, id: `m${count}`, match, seq: count, at: at(count * 10), ...fields } as unknown as FeedMessage
  }
  const fixture = nextMessage('fixture', { sport, league: 'coast', home: 'kites', away: 'bears', start: at(0), season: '2026', round: 3 })
  return { fixture, nextMessage }
}

/** In the form that the intake receives. */
export const itemsOf = (messages: readonly unknown[]) => messages.map((value) => ({ value }))
