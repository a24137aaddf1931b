// Delivers messages to the intake: fixtures, events and extras in few transactions, each match in its own order.
import type { FeedEvent, FeedExtra, FeedSink, Fixture, OnDoubt } from '../../features/match/feed-message.ts'
import { coalesce } from '../scheduler.ts'

/** How events are applied: with alerts, without alerts, or as history. */
export type Manner = 'news' | 'silent' | 'history'
/** One step of a match, in order. */
export type Step = { fixture: Fixture } | { events: FeedEvent[]; manner: Manner }

/** Messages per transaction. */
const together = 400

/** Appends to the last step if that has the same manner. */
export function addEvents(steps: Step[], events: readonly FeedEvent[], manner: Manner): void {
  if (events.length === 0) return
  const last = steps.at(-1)
  if (last && 'events' in last && last.manner === manner) last.events.push(...events)
  else steps.push({ events: [...events], manner })
}

async function inParts<T>(list: readonly T[], write: (part: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < list.length; from += together) await write(list.slice(from, from + together))
}

interface Deliveries {
  /** Per match. */
  steps: readonly (readonly Step[])[]
  extras: readonly FeedExtra[]
}

/** Returns the ids of matches with data that was not stored. Extras come last: they decide nothing. */
export async function deliver(sink: FeedSink, { steps, extras }: Deliveries, onDoubt: OnDoubt): Promise<Set<string>> {
  const refused = new Set<string>()
  const note = (ids: ReadonlySet<string>): void => {
    for (const id of ids) refused.add(id)
  }
  const rounds = steps.reduce((most, { length }) => Math.max(most, length), 0)
  for (let round = 0; round < rounds; round += 1) {
    const now = steps.flatMap((list) => list[round] ?? [])
    const eventsOf = (manner: Manner): FeedEvent[] => now.flatMap((step) => ('events' in step && step.manner === manner ? step.events : []))
    await inParts(
      now.flatMap((step) => ('fixture' in step ? step.fixture : [])),
      async (part) => note(await sink.upsertFixtures(part)),
    )
    await inParts(eventsOf('history'), async (part) => note(await sink.importEvents(part, onDoubt)))
    await inParts(eventsOf('silent'), async (part) => note(await sink.applyEvents(part, false, onDoubt)))
    await inParts(eventsOf('news'), async (part) => note(await sink.applyEvents(part, true, onDoubt)))
  }
  await inParts(coalesce([...extras]), (part) => sink.applyExtras(part))
  return refused
}
