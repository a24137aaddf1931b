// Responses of football-data.org about one match, processed in sequence as the feed does.
import { changeOf } from '../../../server/feed/football-data/change.ts'
import type { Checkpoint } from '../../../server/feed/football-data/checkpoint.ts'
import { announced } from '../../../server/feed/football-data/fixtures.ts'
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
export type MatchResponse = Record<string, unknown> & { passed?: number; late?: boolean }

export function readResponse({ passed: _, late: _late, ...over }: MatchResponse): WireMatch {
  const { matches, problems } = readMatches({ matches: [servedMatch(7, kickOff, over)] })
  if (problems.length > 0 || !matches[0]) throw new Error(problems.join('; '))
  return matches[0]
}

/** `first`: the response ten minutes before kick-off; null if the match is not polled before kick-off. */
export async function followResponses(responses: MatchResponse[], first: MatchResponse | null = {}) {
  const memory = memorySink()
  const doubts: string[] = []
  let checkpoint: Checkpoint | undefined
  let now = start - 10 * minute
  for (const response of first ? [first, ...responses] : responses) {
    if (response.passed !== undefined) now = start + response.passed * minute
    const match = readResponse(response)
    const isOld = isOutdated(match, checkpoint, now)
    if (!isOld) await memory.sink.upsertFixtures(announced([match], clubNames()).fixtures)
    const change = changeOf(match, checkpoint, now, { late: response.late ?? false })
    if (change && checkpoint) await memory.sink.applyEvents(change.events, !response.late)
    else if (change) await memory.sink.importEvents(change.events)
    doubts.push(...(change?.doubts ?? []))
    checkpoint = change?.checkpoint ?? checkpoint
    now = now < start ? start + minute : now + minute
  }
  const state = memory.states.get('fd-7')
  if (!state) throw new Error('no match')
  return { ...memory, core: state.core, log: state.log.map(({ event }) => event), doubts, checkpoint }
}

export const standingGoals = (log: readonly { type: string; cancelled_by: number | null }[]) =>
  log.filter(({ type, cancelled_by }) => /^(goal|own-goal|penalty-goal)$/.test(type) && cancelled_by === null)
