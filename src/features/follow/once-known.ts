// Match notices wait for the device's database: follows, muted matches, and alert settings.
import { alertSettings } from './alert-settings.ts'
import { followStore } from './follow-store.ts'
import { matchMarks } from './match-marks.ts'

const areKnown = (): boolean => followStore.get().loaded && matchMarks.isKnown() && alertSettings.isKnown()

/** Runs `run` when all of it is loaded: immediately, or once the database has been read. */
export function onceChoiceIsKnown(run: () => void): void {
  if (areKnown()) {
    run()
    return
  }
  const hear = (): void => {
    if (!areKnown()) return
    for (const stop of stops) stop()
    run()
  }
  const stops = [followStore, matchMarks, alertSettings].map((store) => store.subscribe(hear))
}
