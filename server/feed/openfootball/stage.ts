// What stands beside a match of a file: its group or stage, and that its time is still open.
import type { Name } from '../../../contract/wire/name.ts'
import type { MatchRecord } from './model.ts'
import { joined, parseRound, withLeg } from './round.ts'
import { words } from './round-words.ts'

/** The name of a stage; a text that we do not know stays as it is. */
export function stageName(text: string): Name {
  const { name, leg } = parseRound(text)
  return withLeg(name, leg)
}

const noTime = words('时间待定', 'time to be confirmed', 'chưa có giờ')

/** A stage beside which it stands that the time of the match is still open. */
export const withOpenTime = (stage: Name | null): Name => joined(stage, noTime)

/** Null for a plain match of a league. */
export function stageOf(match: Pick<MatchRecord, 'timeKnown' | 'result'>, stage: Name | null): Name | null {
  return match.timeKnown || match.result ? stage : withOpenTime(stage)
}
