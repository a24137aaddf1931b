// Prepares alerts ahead: derives the keys of followers of live and imminent matches, so that at a goal only the text remains to be
// encrypted, and plans the reminders before a start.
import type { Context } from '../core/context.ts'
import { repeat } from '../core/jobs/repeat.ts'
import type { Alerts } from '../features/alert/alerts.ts'
import { horizonOf } from '../features/alert/starts.ts'
import type { Snapshot } from '../features/match/read/snapshot.ts'

/** Real milliseconds between two runs: five minutes of product time, within these bounds. */
const everyFor = (speed: number): number => Math.min(30_000, Math.max(1_000, (5 * 60_000) / speed))
/** Product milliseconds before its start from which a match counts as imminent. */
const soon = 10 * 60_000

/** Runs at once and then repeatedly; returns a stop function. */
export function startAlertPreparation({ clock, log }: Context, alerts: Alerts, snapshot: Snapshot): () => Promise<void> {
  const every = everyFor(clock.origin.speed)
  const horizon = horizonOf(every, clock.origin.speed)

  async function prepare(): Promise<void> {
    const now = clock.now()
    const due = snapshot
      .entries()
      .filter(({ core, time }) => core.status === 'live' || (core.status === 'upcoming' && time > now && time - now < soon))
    await alerts.prepareFor(
      due.map(({ core: { id, home_team_id, away_team_id, league_id } }) => ({ match_id: id, home_team_id, away_team_id, league_id })),
    )
    const begins = snapshot.entries().filter(({ core, time }) => core.status === 'upcoming' && time > now && time - now < horizon)
    await alerts.planStarts(begins.map((entry) => snapshot.rowOf(entry)))
  }
  return repeat(prepare, { every, first: 0, log, failure: 'preparing alerts failed' }).stop
}
