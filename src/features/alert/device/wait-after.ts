// How long alerts wait for a stream: never less than it is behind, and not another figure at every flicker. Pure.

const most = 300
/** Seconds that the wait is longer than the picture is behind, and by which it may be too long before it is shortened. */
const margin = 1
const slack = 4

/** Seconds, from those so far and what the picture is behind now. */
export function waitAfter(known: number, behindMs: number): number {
  const needed = Math.min(most, Math.ceil(behindMs / 1_000) + margin)
  return needed > known || needed < known - slack ? needed : known
}
