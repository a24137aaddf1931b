// The text of a scheme that is hashed: the same bytes for everyone who verifies it.
import type { Play } from '../../contract/match/play.ts'

export interface SealedScheme {
  id: string
  expert_id: string
  match_id: string
  /** Start of the match at the time of locking, and that time: ISO 8601. */
  match_time: string
  locked_at: string
  plays: readonly Play[]
  title: string
  text: string
  /** Tenths of a diamond. */
  price: number
  /** 32 bytes as hex; secret until the match is over, so that picks cannot be found by brute force. */
  salt: string
}

/** One field per line in this order; strings as JSON, so that no text can imitate another field. */
export function canonicalScheme(scheme: SealedScheme): string {
  const play = ({ type, pick, line, price, confidence }: Play): string => JSON.stringify([type, pick, line, price, confidence])
  return [
    'grandstand-scheme-1',
    `id ${scheme.id}`,
    `expert ${scheme.expert_id}`,
    `match ${scheme.match_id}`,
    `start ${scheme.match_time}`,
    `locked ${scheme.locked_at}`,
    ...scheme.plays.map((one) => `play ${play(one)}`),
    `price ${scheme.price}`,
    `title ${JSON.stringify(scheme.title.normalize('NFC'))}`,
    `text ${JSON.stringify(scheme.text.normalize('NFC'))}`,
    `salt ${scheme.salt}`,
    '',
  ].join('\n')
}
