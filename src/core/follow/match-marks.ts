// What is said of single matches, on the device's disk: written by pages and by the worker alike.

import type { MatchMark, MatchMarks } from '../device-follows.ts'
import { putSubscription } from '../outbox/device-outbox.ts'
import { settingKeys } from '../outbox/subscription-sender.ts'
import { keepOwn } from '../packs/space.ts'
import { db } from '../storage/db.ts'
import { watchTables } from '../storage/watch.ts'

/** Milliseconds after which a mark is dropped: a fixture is known for a season, and its match is over then. */
const keptFor = 365 * 86_400_000
/** Marks that are kept: each takes the place of a follow in what the server is told. */
const most = 100

const readMarks = async (): Promise<MatchMarks> => ((await db.setting.get(settingKeys.marks))?.value as MatchMarks | undefined) ?? {}

/** Tells of the marks now and after every change, or why they cannot be read. */
export const watchMarks = (next: (marks: MatchMarks) => void, error: (error: unknown) => void): void => watchTables(readMarks, next, error)

/** The marks with one more, without those that are empty or too old. Pure. */
export function withMark(
  marks: MatchMarks,
  matchId: string,
  name: string,
  patch: Pick<MatchMark, 'muted' | 'through'>,
  now: number,
): MatchMarks {
  const all: MatchMarks = { ...marks, [matchId]: { ...marks[matchId], ...patch, name: name || (marks[matchId]?.name ?? ''), at: now } }
  const kept = Object.entries(all).filter(([, mark]) => (mark.muted || mark.through) && now - mark.at < keptFor)
  return Object.fromEntries(kept.sort(([, one], [, other]) => one.at - other.at).slice(-most))
}

/** The mark and the row by which the server hears of it, in one transaction. */
export async function writeMark(matchId: string, name: string, patch: Pick<MatchMark, 'muted' | 'through'>): Promise<void> {
  await keepOwn(() =>
    db.transaction('rw', db.setting, db.outbox, async () => {
      await db.setting.put({ key: settingKeys.marks, value: withMark(await readMarks(), matchId, name, patch, Date.now()) })
      await putSubscription()
    }),
  )
}
