// How far the stream is behind that this window shows: a room tells it, alerts that wait for the viewer's stream hear it.

type Hearer = (behindMs: number) => void
const hearers = new Set<Hearer>()

export const streamDelay = {
  tell(behindMs: number): void {
    for (const hear of hearers) hear(behindMs)
  },
  hear(hearer: Hearer): void {
    hearers.add(hearer)
  },
}
