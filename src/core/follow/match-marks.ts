// Alert options of single matches, stored on the device: written by pages and by the worker.

import type { MatchMark, MatchMarks } from '../device-follows.ts'
import { enqueueSubscription } from '../outbox/device-outbox.ts'
import { settingKeys } from '../outbox/subscription-sender.ts'
import { saveOwn } from '../packs/space.ts'
import { db } from '../storage/db.ts'
import { watchTables } from '../storage/watch.ts'

/** Milliseconds after which a mark is dropped: fixtures are known for a season, so its match is over by then. */
const retention = 365 * 86_400_000
/** Maximum marks: each counts as a follow in what the server receives. */
const most = 100

const readMarks = async (): Promise<MatchMarks> => ((await db.setting.get(settingKeys.marks))?.value as MatchMarks | undefined) ?? {}

/** Calls `next` with the marks now and after every change, or `error` if they cannot be read. */
export const watchMarks = (next: (marks: MatchMarks) => void, error: (error: unknown) => void): void => watchTables(readMarks, next, error)

/** Adds a mark and drops those that are empty or too old. Pure. */
export function withMark(
  marks: MatchMarks,
  matchId: string,
  name: string,
  patch: Pick<MatchMark, 'muted' | 'through'>,
  now: number,
): MatchMarks {
  const all: MatchMarks = { ...marks, [matchId]: { ...marks[matchId], ...patch, name: name || (marks[matchId]?.name ?? ''), at: now } }
  const retained = Object.entries(all).filter(([, mark]) => (mark.muted || mark.through) && now - mark.at < retention)
  return Object.fromEntries(retained.sort(([, one], [, other]) => one.at - other.at).slice(-most))
}

/** Writes the mark and the outbox row that reports it to the server in one transaction. */
export async function writeMark(matchId: string, name: string, patch: Pick<MatchMark, 'muted' | 'through'>): Promise<void> {
  await saveOwn(() =>
    db.transaction('rw', db.setting, db.outbox, async () => {
      await db.setting.put({ key: settingKeys.marks, value: withMark(await readMarks(), matchId, name, patch, Date.now()) })
      await enqueueSubscription()
    }),
  )
}
