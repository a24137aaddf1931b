// Keys of those who follow a match that is live or about to start are prepared ahead: at a goal only the text is left to encrypt.
import type { Context } from './core/context.ts'
import type { Alerts } from './features/alert/alerts.ts'
import type { Snapshot } from './features/match/snapshot.ts'

const every = 30_000
/** Product milliseconds before its start from which a match counts as about to start. */
const soon = 10 * 60_000

/** Begins at once and repeats; answers how to end it. */
export function keepAlertsPrepared({ clock, log }: Context, alerts: Alerts, snapshot: Snapshot): () => Promise<void> {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let work = Promise.resolve()

  async function prepare(): Promise<void> {
    const now = clock.now()
    const due = snapshot
      .entries()
      .filter(({ core, time }) => core.status === 'live' || (core.status === 'upcoming' && time > now && time - now < soon))
    await alerts.prepareFor(
      due.map(({ core: { id, home_team_id, away_team_id, league_id } }) => ({ match_id: id, home_team_id, away_team_id, league_id })),
    )
  }
  function next(): void {
    work = prepare().catch((error: unknown) => log.warn({ err: error }, 'alerts could not be prepared ahead'))
    void work.then(() => {
      if (!stopped) timer = setTimeout(next, every)
    })
  }
  next()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await work
  }
}
