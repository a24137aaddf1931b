// The name of a stage as a feed says it, in three languages.
import type { Name } from '../../../contract/wire/name.ts'
import { parseRound, withLeg } from './round.ts'

/** The name of a stage; a text that we do not know stays as it is. */
export function stageName(text: string): Name {
  const { name, leg } = parseRound(text)
  return withLeg(name, leg)
}
