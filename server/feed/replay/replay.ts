// A file in openfootball format as a play: what there is to put, and every event of it in the order of its moments.

import { openSource } from '../../core/source.ts'
import type { FeedEvent } from '../../features/match/feed-message.ts'
import { openDeductions, type ReadDeductions } from '../deductions.ts'
import type { ClubNames } from '../names/club.ts'
import { type Imported, importCompetition } from '../openfootball/fixtures.ts'
import { FileError, type Problem } from '../openfootball/model.ts'
import { parseCompetition } from '../openfootball/parse.ts'
import { timelineOf } from '../openfootball/timeline.ts'

export interface Replay {
  /** The file, as shown to an operator. */
  name: string
  imported: Imported
  /** Sorted by moment. */
  events: FeedEvent[]
  problems: Problem[]
  /** Milliseconds of product time of the earliest kick-off. */
  firstKickOff: number
}

/** What is off from the start is said a day before its kick-off, what was broken off at it. */
function calledOff({ imported }: Pick<Replay, 'imported'>): FeedEvent[] {
  return imported.matches
    .filter(({ record }) => record.status !== 'scheduled' && !record.result)
    .map(({ id, record }) => ({
      type: record.status === 'postponed' ? 'postponed' : 'abandoned',
      match_id: id,
      key: `${record.status}:${record.day}`,
      at: new Date(record.kickOff - (record.status === 'abandoned' ? 0 : 86_400_000)).toISOString(),
      minute: { minute: 0 },
      ...(record.status === 'abandoned' ? { begun: true } : {}),
    }))
}

/** Pure: the play of a text. `taken`: points that were taken from its clubs. Throws FileError. */
export function replayOf(text: string, name: string, clubs: ClubNames, taken: ReadDeductions | null = null): Replay {
  const { competition, problems: doubts } = parseCompetition(text, name)
  const imported = importCompetition(competition, clubs, taken?.list)
  const problems = [...doubts, ...(taken?.problems ?? []), ...imported.problems]
  if (imported.matches.length === 0) throw new FileError(`${name} has no match to replay.`)
  const events = [...imported.matches.flatMap(({ id, record }) => timelineOf(record, id, true)), ...calledOff({ imported })]
  // Sorting is stable: what one match says of one moment stays in its order.
  events.sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const firstKickOff = Math.min(...imported.matches.map(({ record }) => record.kickOff))
  return { name, imported, events, problems, firstKickOff }
}

/** Reads the file or address once. Throws FileError with one sentence. */
export async function readReplay(source: string, clubs: ClubNames): Promise<Replay> {
  const opened = openSource(source)
  const text = (await opened.read()) as string
  return replayOf(text, opened.name, clubs, await openDeductions(opened.path).read())
}

/** Product time at which a replay begins when it never ran before: FEED_FROM, else the first kick-off. */
export const replayStart = (replay: Replay, feedFrom: string | null): number =>
  feedFrom === null ? replay.firstKickOff : Date.parse(feedFrom)
