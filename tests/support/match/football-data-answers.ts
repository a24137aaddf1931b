// Responses of football-data.org about one match, processed in sequence as the feed does.
import { changeOf } from '../../../server/feed/football-data/change.ts'
import { announced } from '../../../server/feed/football-data/fixtures.ts'
import type { Said } from '../../../server/feed/football-data/said.ts'
import { isOutdated } from '../../../server/feed/football-data/standing.ts'
import { readMatches, type WireMatch } from '../../../server/feed/football-data/wire.ts'
import { clubNames } from '../../../server/feed/names/club.ts'
import { servedMatch } from './football-data-service.ts'
import { memorySink } from './memory-sink.ts'

export const kickOff = '2026-11-21T15:00:00Z'
export const start = Date.parse(kickOff)
const minute = 60_000

/**
 * Fields of a response. `passed`: minutes after kick-off at which it arrives, by default one after the previous response; `late`: a long
 * polling gap precedes it.
 */
export type Answer = Record<string, unknown> & { passed?: number; late?: boolean }

export function readAnswer({ passed: _, late: _late, ...over }: Answer): WireMatch {
  const { matches, problems } = readMatches({ matches: [servedMatch(7, kickOff, over)] })
  if (problems.length > 0 || !matches[0]) throw new Error(problems.join('; '))
  return matches[0]
}

/** `first`: the response ten minutes before kick-off; null if the match is not polled before kick-off. */
export async function hearAnswers(answers: Answer[], first: Answer | null = {}) {
  const memory = memorySink()
  const doubts: string[] = []
  let said: Said | undefined
  let now = start - 10 * minute
  for (const answer of first ? [first, ...answers] : answers) {
    if (answer.passed !== undefined) now = start + answer.passed * minute
    const match = readAnswer(answer)
    const isOld = isOutdated(match, said, now)
    if (!isOld) await memory.sink.putFixtures(announced([match], clubNames()).fixtures)
    const change = changeOf(match, said, now, { late: answer.late ?? false })
    if (change && said) await memory.sink.applyEvents(change.events, !answer.late)
    else if (change) await memory.sink.importEvents(change.events)
    doubts.push(...(change?.doubts ?? []))
    said = change?.said ?? said
    now = now < start ? start + minute : now + minute
  }
  const state = memory.states.get('fd-7')
  if (!state) throw new Error('no match')
  return { ...memory, core: state.core, log: state.log.map(({ event }) => event), doubts, said }
}

export const standingGoals = (log: readonly { type: string; cancelled_by: number | null }[]) =>
  log.filter(({ type, cancelled_by }) => /^(goal|own-goal|penalty-goal)$/.test(type) && cancelled_by === null)
