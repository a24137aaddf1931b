// The text of a scheme that its hash is made of: the same bytes for everyone who checks it.
import type { Play } from '../../contract/match/play.ts'

export interface SealedScheme {
  id: string
  expert_id: string
  match_id: string
  /** Start of the match as it stood when the scheme was locked, and when that was: ISO 8601. */
  match_time: string
  locked_at: string
  plays: readonly Play[]
  title: string
  text: string
  /** Tenths of a diamond. */
  price: number
  /** 32 bytes as hex; kept back until the match is over, so that nobody finds a pick by trying all. */
  salt: string
}

/** One field a line in this order; a string as JSON has it, so that no text can pretend to be another field. */
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
