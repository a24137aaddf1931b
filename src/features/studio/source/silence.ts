// When nothing is heard of a microphone that is on: muted at its own switch, unplugged, or the wrong one. Pure.

/** Loudness, 0 to 100, up to which a room counts as silent. */
const quiet = 3
/** Milliseconds without any sound after which it is said. */
const silentAfter = 6_000

/** Answers a look: the loudness and the moment in milliseconds; true once it has been silent for long. `begunAt`: of the first look. */
export function watchSilence(begunAt: number): (level: number, nowMs: number) => boolean {
  let heardAt = begunAt
  return (level, nowMs) => {
    if (level > quiet) heardAt = nowMs
    return nowMs - heardAt > silentAfter
  }
}
