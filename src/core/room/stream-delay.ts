// Latency of the stream shown in this window: published by a room, received by alerts that wait for the viewer's stream.

type Hearer = (behindMs: number) => void
const hearers = new Set<Hearer>()

export const streamDelay = {
  notify(behindMs: number): void {
    for (const hear of hearers) hear(behindMs)
  },
  hear(hearer: Hearer): void {
    hearers.add(hearer)
  },
}
