// Takes a sender's messages in order, exactly once each, and returns a result per message.
import type { CatalogueMessage, FeedMessage, MatchFeedMessage } from '../../../contract/feed/document.ts'
import type { FeedAnswer, FeedAnswers } from '../../../contract/feed/parts.ts'
import type { ProductClock } from '../../core/clock/clock.ts'
import { createSerial } from '../../core/jobs/serial.ts'
import type { FeedExtra, FeedSink, OnDoubt } from '../../features/match/feed-message.ts'
import type { ClubNames } from '../names/club.ts'
import { addEvents, deliver, type Manner, type Step } from './deliver.ts'
import { eventsOf, messageOfKey } from './events.ts'
import { extrasOf } from './extras.ts'
import type { Fault } from './fault.ts'
import { leagueId, matchId, teamId } from './ids.ts'
import type { StreamMemo } from './memo.ts'
import { leagueOf, teamOf } from './names.ts'
import { type Item, readItem } from './read.ts'
import { fresh, groupByStream, type Placed, type PushStore, Round } from './round.ts'
import { foreignFault } from './sport.ts'
import { fixtureOf } from './start.ts'

export interface TakerOptions {
  store: PushStore
  sink: FeedSink
  clock: Pick<ProductClock, 'now'>
  clubs: ClubNames
}
export interface Taker {
  /** Resolves once everything applied is durable; a call that throws recorded nothing and has to be repeated. */
  take(items: readonly Item[]): Promise<FeedAnswers>
}

/** Product milliseconds after which an event is no news, and after which a match that was unknown is history. */
const stale = 5 * 60_000
const past = 6 * 3_600_000

/** Data of one match to deliver. */
interface MatchWork {
  steps: Step[]
  extras: FeedExtra[]
  /** Results of the applied messages, by id. */
  answers: Map<string, FeedAnswer>
}

const isCatalogue = (message: FeedMessage): message is CatalogueMessage => message.type === 'league' || message.type === 'team'

export function createTaker({ store, sink, clock, clubs }: TakerOptions): Taker {
  const serial = createSerial()

  /** Messages without a sequence get their result here. */
  function place(items: readonly Item[]): { placed: Placed[]; misplaced: FeedAnswer[] } {
    const placed: Placed[] = []
    const misplaced: FeedAnswer[] = []
    for (const [index, item] of items.entries()) {
      const read = readItem(item)
      const fault = 'fault' in read ? read.fault : null
      if (read.head) placed.push({ index, head: read.head, message: 'message' in read ? read.message : null, fault })
      else misplaced.push({ index, id: null, match: null, is: 'refused', ...fault })
    }
    return { placed, misplaced }
  }

  async function takeCatalogue(round: Round, list: readonly Placed[]): Promise<void> {
    const leagues = new Map<string, ReturnType<typeof leagueOf>>()
    const teams = new Map<string, ReturnType<typeof teamOf>>()
    for (const placed of list) {
      if (!round.isNext(placed)) continue
      const { message, fault } = placed
      round.count(placed, {})
      if (!message || !isCatalogue(message)) {
        round.answer(placed, 'refused', fault ?? {})
        continue
      }
      if (message.type === 'league') leagues.set(message.league, leagueOf(message))
      else teams.set(message.team, teamOf(message, clubs))
      round.answer(placed, 'applied')
    }
    if (leagues.size > 0) await sink.upsertLeagues([...leagues.values()])
    if (teams.size > 0) await sink.upsertTeams([...teams.values()])
  }

  /** The error if a fixture names an unannounced league or team. */
  function unannounced(message: MatchFeedMessage, announced: ReadonlySet<string>): Fault | null {
    if (message.type !== 'fixture') return null
    const { league, home, away } = message
    if (!announced.has(leagueId(league))) return { pointer: '/league', reason: `league ${league} is not announced yet` }
    for (const [pointer, team] of [
      ['/home', home],
      ['/away', away],
    ] as const)
      if (!announced.has(teamId(team))) return { pointer, reason: `team ${team} is not announced yet` }
    return null
  }

  function mannerOf(at: string, isNew: boolean): Manner {
    const age = clock.now() - Date.parse(at)
    if (age <= stale) return 'news'
    return isNew && age > past ? 'history' : 'silent'
  }

  /** Takes one match's messages in order. Returns the data to deliver. */
  function takeMatch(round: Round, list: readonly Placed[], announced: ReadonlySet<string>): MatchWork {
    const work: MatchWork = { steps: [], extras: [], answers: new Map() }
    const [first] = list
    const begun = first ? round.streamOf(first.head) : fresh
    for (const placed of list) {
      if (!round.isNext(placed)) continue
      const { message } = placed
      const { seq: reached, memo } = round.streamOf(placed.head)
      const ofMatch = message && !isCatalogue(message) ? message : null
      const fault = placed.fault ?? (ofMatch && foreignFault(ofMatch, memo.sport))
      if (!ofMatch || fault) {
        // Nothing counts before the fixture: a bad fixture is sent again in its place.
        if (memo.sport === undefined) round.answer(placed, 'refused', { ...fault, next: reached + 1 })
        else {
          round.count(placed, memo)
          round.answer(placed, 'refused', fault ?? {})
        }
        continue
      }
      if (memo.sport === undefined && ofMatch.type !== 'fixture') {
        round.wait(placed, 'the fixture of this match comes first')
        continue
      }
      const lacking = unannounced(ofMatch, announced)
      if (lacking) {
        round.wait(placed, lacking.reason, lacking.pointer)
        continue
      }
      const missed = placed.head.before - reached
      const doubt = missed > 0 ? { doubt: `${missed} messages before it were never sent` } : {}
      const answer = round.answer(placed, 'applied', doubt)
      round.count(placed, addWork(work, ofMatch, memo, mannerOf(ofMatch.at, begun.seq === 0), answer))
    }
    return work
  }

  /** Returns the new state of the match. */
  function addWork(work: MatchWork, message: MatchFeedMessage, memo: StreamMemo, manner: Manner, answer: FeedAnswer): StreamMemo {
    work.answers.set(message.id, answer)
    if (message.type === 'fixture') {
      work.steps.push({ fixture: fixtureOf(message) })
      return { ...memo, sport: message.sport }
    }
    const events = eventsOf(message, memo)
    addEvents(work.steps, events, manner)
    const { extras, memo: next } = extrasOf(message, memo)
    work.extras.push(...extras)
    return next
  }

  async function takeNow(items: readonly Item[]): Promise<FeedAnswers> {
    const { placed, misplaced } = place(items)
    const round = new Round(items.length, await store.find(placed.map(({ head }) => head)))
    for (const answer of misplaced) round.answers[answer.index] = answer
    const groups = [...groupByStream(placed)]
    const isOutside = ([, [first]]: [string, Placed[]]): boolean => first?.head.match === null
    await takeCatalogue(
      round,
      groups.filter(isOutside).flatMap(([, list]) => list),
    )
    const announced = await announcedFor(placed)
    const works = new Map<string, MatchWork>()
    for (const [match, list] of groups.filter((group) => !isOutside(group))) works.set(matchId(match), takeMatch(round, list, announced))
    const onDoubt: OnDoubt = ({ match_id, key }, doubt) => {
      const answer = works.get(match_id)?.answers.get(messageOfKey(key))
      if (answer) answer.doubt = doubt
    }
    const all = [...works.values()]
    const refused = await deliver(sink, { steps: all.map(({ steps }) => steps), extras: all.flatMap(({ extras }) => extras) }, onDoubt)
    for (const id of refused)
      for (const answer of works.get(id)?.answers.values() ?? []) answer.doubt ??= 'something of this match could not be kept'
    if (round.newlyTaken.length > 0) await store.save(round.changed, round.newlyTaken)
    return { answers: round.answers, gaps: round.gaps }
  }

  async function announcedFor(placed: readonly Placed[]): Promise<ReadonlySet<string>> {
    const fixtures = placed.flatMap(({ message }) => (message?.type === 'fixture' ? [message] : []))
    if (fixtures.length === 0) return new Set()
    const leagues = new Set(fixtures.map(({ league }) => leagueId(league)))
    const teams = new Set(fixtures.flatMap(({ home, away }) => [teamId(home), teamId(away)]))
    return store.announced([...leagues], [...teams])
  }

  return { take: (items) => serial(() => takeNow(items)) }
}
