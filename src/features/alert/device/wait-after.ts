// Delay of alerts for a stream: never less than its latency, and stable against fluctuations. Pure.

const most = 300
/** Seconds added to the latency, and the excess in seconds above which the delay is shortened. */
const margin = 1
const slack = 4

/** Returns the new delay in seconds from the current one and the stream's latency. */
export function waitAfter(known: number, behindMs: number): number {
  const needed = Math.min(most, Math.ceil(behindMs / 1_000) + margin)
  return needed > known || needed < known - slack ? needed : known
}
