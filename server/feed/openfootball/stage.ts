// Stage names in three languages.
import type { Name } from '../../../contract/wire/name.ts'
import { parseRound, withLeg } from './round.ts'

/** The name of a stage; an unknown text is kept as is. */
export function stageName(text: string): Name {
  const { name, leg } = parseRound(text)
  return withLeg(name, leg)
}
