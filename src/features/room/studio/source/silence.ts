// Detects silence of a microphone that is on: muted in hardware, unplugged, or the wrong device. Pure.

/** Level, 0 to 100, up to which the input counts as silent. */
const quiet = 3
/** Milliseconds of silence before the warning. */
const silentAfter = 6_000

/**
 * Returns a function that takes the level and the time in milliseconds, and returns true after long silence. `begunAt`: time of the first
 * sample.
 */
export function watchSilence(begunAt: number): (level: number, nowMs: number) => boolean {
  let heardAt = begunAt
  return (level, nowMs) => {
    if (level > quiet) heardAt = nowMs
    return nowMs - heardAt > silentAfter
  }
}
