// What is told of followed matches waits for the device's disk: what is followed, what of it is muted, and how it is told here.
import { alertSettings } from './alert-settings.ts'
import { followStore } from './follow-store.ts'
import { matchMarks } from './match-marks.ts'

const areKnown = (): boolean => followStore.get().loaded && matchMarks.isKnown() && alertSettings.isKnown()

/** Runs `run` when all of it is known: at once, or as soon as the disk has answered. */
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
