// Turns feed messages into matches: reduces them, writes them in one transaction with their alerts, then publishes.
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { endOf, endText } from '../../../../rules/expert/play.ts'
import type { Context } from '../../../core/context.ts'
import { createSerial } from '../../../core/jobs/serial.ts'
import type { AlertFact } from '../alert-fact.ts'
import { announceChanges, type RowChange } from '../announce.ts'
import { withOwn } from '../directory.ts'
import type { FeedEvent, FeedSink, Fixture, OnDoubt, Refused } from '../feed-message.ts'
import type { MatchDomain } from '../open.ts'
import type { ReduceFact } from '../reduce/draft.ts'
import { reduce } from '../reduce/reduce.ts'
import type { MatchCore, MatchState } from '../state.ts'
import {
  type EventWrite,
  findStates,
  insertMatches,
  knownMatches,
  type Transaction,
  updateMatches,
  upsertEvents,
  upsertLeagues,
  upsertTeams,
} from '../store.ts'
import { createExtrasIntake } from './extras-intake.ts'
import { withNotices } from './fact-notices.ts'
import { planFixtures } from './fixture-plan.ts'
import { writeGood } from './good-parts.ts'
import { namedFacts } from './named-facts.ts'
import { createStateCache } from './state-cache.ts'

/** Stores the facts inside the transaction, so that an alert is stored exactly when its event is. */
export type OnFacts = (tx: Transaction, facts: AlertFact[]) => Promise<void>

/** One match after a batch of messages. */
interface Outcome {
  before: MatchState
  after: MatchState
  changed: Set<number>
}

export type MatchContext = Pick<Context, 'config' | 'db' | 'clock' | 'log' | 'hub'>

/** Called, once durable, with matches whose end changed: over, not played, corrected, or resumed. */
export type OnEnds = (ids: readonly string[]) => void
const unheard: OnDoubt = () => undefined
const endTextOf = ({ core }: MatchState): string =>
  `${endText(endOf(core))} ${core.half_home_score}-${core.half_away_score}`.replace(/^open .*/, 'open')

export function createMatchIntake(
  context: MatchContext,
  domain: MatchDomain,
  onFacts: OnFacts,
  onEnds: OnEnds = () => undefined,
): FeedSink {
  const { db, clock, log, hub } = context
  const { directory, snapshot, details } = domain
  const serial = createSerial()
  const cache = createStateCache((ids) => findStates(db, ids))
  const extras = createExtrasIntake(context, domain)

  const rowOf = (core: MatchCore): MatchRow => directory.rowOf(core, snapshot.get(core.id)?.odds ?? null)
  const withRow = ({ core, ...fact }: ReduceFact) => ({ ...fact, match: rowOf(core) })

  /** Clamps to now: a feed whose clock is ahead must not lock out its own later messages. */
  function notLater(event: FeedEvent): FeedEvent {
    const now = clock.now()
    return Date.parse(event.at) > now ? { ...event, at: new Date(now).toISOString() } : event
  }

  async function reduceAll(
    events: readonly FeedEvent[],
    onDoubt: OnDoubt,
  ): Promise<{ outcomes: Map<string, Outcome>; facts: ReduceFact[] }> {
    const states = await cache.take(events.map((event) => event.match_id))
    const outcomes = new Map<string, Outcome>()
    const facts: ReduceFact[] = []
    for (const event of events) {
      const known = states.get(event.match_id)
      if (!known) {
        log.warn({ match: event.match_id, key: event.key }, 'feed event of an unannounced match')
        onDoubt(event, 'its match was never announced')
        continue
      }
      const outcome = outcomes.get(event.match_id) ?? { before: known, after: known, changed: new Set<number>() }
      const next = reduce(outcome.after, notLater(event))
      if (next.warning) {
        log.warn({ match: event.match_id, key: event.key }, next.warning)
        onDoubt(event, next.warning)
      }
      for (const { seq } of next.events) outcome.changed.add(seq)
      facts.push(...next.facts)
      outcomes.set(event.match_id, { ...outcome, after: next.state })
    }
    for (const [id, { before, after }] of outcomes) if (before === after) outcomes.delete(id)
    return { outcomes, facts }
  }

  const writesOf = ({ after, changed }: Outcome): EventWrite[] =>
    after.log.filter(({ event }) => changed.has(event.seq)).map((entry) => ({ match_id: after.core.id, entry }))

  async function write(tx: Transaction, outcomes: readonly Outcome[]): Promise<void> {
    await updateMatches(
      tx,
      outcomes.map(({ after }) => after),
    )
    await upsertEvents(tx, outcomes.flatMap(writesOf))
  }

  function remember(outcomes: readonly Outcome[]): void {
    cache.store(outcomes.map(({ after }) => after))
    snapshot.update(outcomes.map(({ after }) => after.core))
    for (const { after } of outcomes) details.changed(after.core.id)
  }

  async function applyTogether(events: readonly FeedEvent[], isNews: boolean, onDoubt: OnDoubt): Promise<void> {
    const { outcomes, facts } = await reduceAll(events, onDoubt)
    const list = [...outcomes.values()]
    if (list.length === 0) return
    const eventOf = (id: string, seq: number) => outcomes.get(id)?.after.log.find(({ event }) => event.seq === seq)?.event
    const alerts = isNews ? await withNotices(db, namedFacts(facts, eventOf).map(withRow)) : []
    await db.transaction(async (tx) => {
      await write(tx, list)
      if (alerts.length > 0) await onFacts(tx, alerts)
    })
    const changes: RowChange[] = list.map(({ before, after, changed }) => ({
      before: rowOf(before.core),
      after: rowOf(after.core),
      events: after.log.filter(({ event }) => changed.has(event.seq)).map(({ event }) => event),
    }))
    remember(list)
    announceChanges(hub, changes, alerts)
    onEnds(list.filter(({ before, after }) => endTextOf(before) !== endTextOf(after)).map(({ after }) => after.core.id))
  }

  /** Drops a message the database rejects and keeps the rest of the batch, so that one bad match blocks no other. */
  async function apply(events: readonly FeedEvent[], isNews = true, onDoubt: OnDoubt = unheard): Promise<Refused> {
    const refused = new Set<string>()
    await writeGood(
      events,
      (part) => applyTogether(part, isNews, onDoubt),
      (event, reason) => {
        const { match_id, key } = event
        log.error({ match: match_id, key, reason }, 'feed message rejected by the database, skipped')
        onDoubt(event, 'it cannot be stored')
        refused.add(match_id)
      },
    )
    return refused
  }

  async function importAll(events: readonly FeedEvent[], onDoubt: OnDoubt = unheard): Promise<Refused> {
    const refused = new Set<string>()
    const byMatch = new Map<string, FeedEvent[]>()
    for (const event of events) {
      const list = byMatch.get(event.match_id)
      if (list) list.push(event)
      else byMatch.set(event.match_id, [event])
    }
    const matches = [...byMatch.values()]
    // Pipelined: reduces the next part while the database writes this one. Parts share no match.
    let writing: Promise<void> = Promise.resolve()
    for (let from = 0; from < matches.length; from += importedTogether) {
      const { outcomes } = await reduceAll(matches.slice(from, from + importedTogether).flat(), onDoubt)
      const list = [...outcomes.values()]
      await writing
      writing = writeGood(
        list,
        (part) => db.transaction((tx) => write(tx, part)).then(() => remember(part)),
        ({ after }, reason) => {
          log.error({ match: after.core.id, reason }, 'match rejected by the database, skipped')
          refused.add(after.core.id)
        },
      )
      // Awaited in the next round; until then this handles a rejection.
      writing.catch(() => undefined)
    }
    await writing
    return refused
  }

  async function takeFixtures(fixtures: readonly Fixture[]): Promise<Refused> {
    const known = await findStates(
      db,
      fixtures.map(({ id }) => id),
      'without events',
    )
    const plan = planFixtures(fixtures, known, directory, new Date(clock.now()).toISOString())
    for (const id of plan.unknown) log.warn({ match: id }, 'fixture with an unannounced league or team')
    const refused = new Set(plan.unknown)
    const renewed = new Set(plan.renewed)
    await writeGood(
      [...plan.added, ...plan.renewed],
      async (part) => {
        const changed = part.filter((state) => renewed.has(state))
        await db.transaction(async (tx) => {
          await insertMatches(
            tx,
            part.filter((state) => !renewed.has(state)),
          )
          await updateMatches(tx, changed)
        })
        for (const { core } of changed) cache.evict(core.id)
        const changes = changed.map(({ core }) => ({ before: rowOf(known.get(core.id)?.core ?? core), after: rowOf(core), events: [] }))
        snapshot.update(part.map(({ core }) => core))
        for (const { core } of changed) details.changed(core.id)
        announceChanges(hub, changes, [])
      },
      ({ core }, reason) => {
        log.error({ match: core.id, reason }, 'match rejected by the database, skipped')
        refused.add(core.id)
      },
    )
    for (const id of await apply(plan.moves)) refused.add(id)
    return refused
  }

  const leftOut =
    (kind: string) =>
    ({ id }: { id: string }, reason: string) =>
      log.error({ id, reason }, `${kind} rejected by the database, skipped`)

  return {
    upsertLeagues: (leagues) =>
      serial(() =>
        writeGood(
          leagues,
          async (part) => {
            await upsertLeagues(db, part)
            directory.upsertLeagues(part.map((league) => withOwn(league, directory.leagues.get(league.id))))
            snapshot.renamed()
          },
          leftOut('league'),
        ),
      ),
    upsertTeams: (teams) =>
      serial(() =>
        writeGood(
          teams,
          async (part) => {
            await upsertTeams(db, part)
            directory.upsertTeams(part)
            snapshot.renamed()
          },
          leftOut('team'),
        ),
      ),
    upsertFixtures: (fixtures) => serial(() => takeFixtures(fixtures)),
    applyEvents: (events, isNews, onDoubt) => serial(() => apply(events, isNews, onDoubt)),
    importEvents: (events, onDoubt) => serial(() => importAll(events, onDoubt)),
    applyExtras: (messages) => serial(() => extras(messages)),
    knownMatches: (from, to) => serial(() => knownMatches(db, from, to)),
  }
}

/** Matches per transaction during backfill. */
const importedTogether = 500
