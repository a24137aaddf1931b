// A file in openfootball format as a timeline: league, teams and fixtures, and all events in time order.

import { openSource } from '../../core/source.ts'
import type { FeedEvent } from '../../features/match/feed-message.ts'
import { openDeductions, type ReadDeductions } from '../deductions.ts'
import type { ClubNames } from '../names/club.ts'
import { type Imported, importCompetition } from '../openfootball/fixtures.ts'
import { FileError, type Problem } from '../openfootball/model.ts'
import { parseCompetition } from '../openfootball/parse.ts'
import { timelineOf } from '../openfootball/timeline.ts'

export interface Replay {
  /** The source, as shown to operators. */
  name: string
  imported: Imported
  /** Sorted by time. */
  events: FeedEvent[]
  problems: Problem[]
  /** Product milliseconds of the earliest kick-off. */
  firstKickOff: number
}

/** Matches cancelled from the start are reported a day before their kick-off, abandoned ones at it. */
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

/** Pure: the timeline of a text. `taken`: point deductions of its clubs. Throws FileError. */
export function replayOf(text: string, name: string, clubs: ClubNames, taken: ReadDeductions | null = null): Replay {
  const { competition, problems: doubts } = parseCompetition(text, name)
  const imported = importCompetition(competition, clubs, taken?.list)
  const problems = [...doubts, ...(taken?.problems ?? []), ...imported.problems]
  if (imported.matches.length === 0) throw new FileError(`${name} has no match to replay.`)
  const events = [...imported.matches.flatMap(({ id, record }) => timelineOf(record, id, true)), ...calledOff({ imported })]
  // The sort is stable: simultaneous events of a match keep their order.
  events.sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const firstKickOff = Math.min(...imported.matches.map(({ record }) => record.kickOff))
  return { name, imported, events, problems, firstKickOff }
}

/** Reads the file or URL once. Throws FileError with one sentence. */
export async function readReplay(source: string, clubs: ClubNames): Promise<Replay> {
  const opened = openSource(source)
  const text = (await opened.read()) as string
  return replayOf(text, opened.name, clubs, await openDeductions(opened.path).read())
}

/** Product time at which a replay that never ran before starts: FEED_FROM, else the first kick-off. */
export const replayStart = (replay: Replay, feedFrom: string | null): number =>
  feedFrom === null ? replay.firstKickOff : Date.parse(feedFrom)
