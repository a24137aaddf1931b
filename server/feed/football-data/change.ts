// What is new since the last answer, as words of a feed: phases, goals, cards, the score, and what was taken back.
import { isDeepStrictEqual } from 'node:util'
import type { Phase, Side } from '../../../contract/match/match-row.ts'
import type { Name } from '../../../contract/wire/name.ts'
import type { FeedEvent, FeedMinute } from '../../features/match/feed-message.ts'
import { matchId } from './fixtures.ts'
import { goalsOf, matchGoals, type NamedGoal, type SaidGoal, saidGoal } from './goals.ts'
import { historyOf } from './history.ts'
import { isLive, minuteOf, phaseOf, type Score, scoreOf, shootoutOf, statusOf } from './standing.ts'
import type { WireMatch } from './wire.ts'

/** What was said of a match: kept over restarts, since an answer does not tell what the one before it said. */
export interface Said {
  status: 'scheduled' | 'postponed' | 'cancelled'
  phase: Phase
  /** Milliseconds when this phase was first heard of. */
  begun?: number
  /** The start that was said last, and how often it or the status changed. What was kept before there were these has none. */
  time?: string
  turns?: number
  /** It had begun and was not played. */
  still?: boolean
  score: Score
  /** How often the score changed: the same score may come again. */
  steps: number
  /** The kicks of a shoot-out that were said last, and how often they were said. */
  kicks?: { score: Score; steps: number }
  goals: SaidGoal[]
  /** Keys of goals that were taken back, of cards, and of cards that were, behind a word. */
  rest: string[]
}

/** An event without what all of them have. */
type Word = FeedEvent extends infer E ? (E extends FeedEvent ? Omit<E, 'match_id' | 'at' | 'minute'> : never) : never

const nameOf = (name: string): Name | null => (name ? { zh: name, en: name, vi: name } : null)
/** Before the key of a card that was taken back. */
const cancelled = 'no '
const cards = { YELLOW: 'yellow', YELLOW_RED: 'second-yellow', RED: 'red' } as const

const unsaid: Said = { status: 'scheduled', phase: 'not-started', score: [0, 0], steps: 0, goals: [], rest: [] }

export interface Change {
  events: FeedEvent[]
  said: Said
}

/** The events that `before` does not hold yet; null when nothing changed. `now` is product time in milliseconds. */
export function changeOf(match: WireMatch, before: Said | undefined, now: number): Change | null {
  const known = before ?? unsaid
  const said: Said = { ...known, goals: [...known.goals], rest: [...known.rest] }
  const events: FeedEvent[] = []
  const base = { match_id: matchId(match), at: new Date(now).toISOString() }
  const say = (word: Word, minute: FeedMinute = minuteOf(match, now, said)): void => {
    events.push({ ...base, minute, ...word } as FeedEvent)
  }

  said.status = statusOf(match)
  said.time = new Date(match.utcDate).toISOString()
  said.phase = phaseOf(match, known.phase, known.begun === undefined ? 0 : (now - known.begun) / 60_000)
  if (said.phase !== known.phase) said.begun = now
  const isUnderWay = said.phase !== 'not-started' && said.phase !== 'finished'
  said.still = isUnderWay && !isLive(match)
  const isHalted = isUnderWay && said.status !== 'scheduled'
  // A match that stands still hears of nothing: what comes with its halt is said before that, what comes later when it goes on.
  if (!isHalted || known.status === said.status) saySchedule(match, known, said, say)
  if (isHalted && known.status === said.status) return changed(known, said, before, events)

  if (said.phase === 'finished' && known.phase === 'not-started') {
    // Never seen at play: it is told as it was, not as news.
    const { events: past, goals, rest } = historyOf(match)
    const kicks = shootoutOf(match)
    const told = { score: scoreOf(match) ?? unsaid.score, goals, rest: [...said.rest, ...rest] }
    const over: Said = { ...said, ...told, ...(kicks ? { kicks: { score: kicks, steps: 1 } } : {}) }
    const booked: FeedEvent[] = []
    sayCards(match, over, (word, minute = { minute: 0 }) =>
      booked.push({ ...base, minute, ...word, at: momentIn(past, match, minute) } as FeedEvent),
    )
    const all = [...past, ...booked].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
    return { events: [...events, ...all], said: over }
  }
  if (said.phase === 'not-started') return changed(known, said, before, events)

  if (said.phase !== known.phase && said.phase !== 'finished') say({ type: 'phase', key: said.phase, phase: said.phase })
  const counted = sayGoals(match, said, say)
  sayCards(match, said, say)
  sayScore(match, said, say, counted)
  if (said.phase === 'shoot-out' || said.phase === 'finished') sayKicks(match, said, say)
  if (isHalted) saySchedule(match, known, said, say)
  if (said.phase === 'finished' && known.phase !== 'finished') say({ type: 'phase', key: 'finished', phase: 'finished' })
  return changed(known, said, before, events)
}

const changed = (known: Said, said: Said, before: Said | undefined, events: FeedEvent[]): Change | null =>
  before && events.length === 0 && isDeepStrictEqual(known, said) ? null : { events, said }

type Say = (word: Word, minute?: FeedMinute) => void

/** They may be known kick by kick, or only after the match is over, and be put right then. */
function sayKicks(match: WireMatch, said: Said, say: Say): void {
  const score = shootoutOf(match)
  if (!score || isDeepStrictEqual(score, said.kicks?.score)) return
  const steps = (said.kicks?.steps ?? 0) + 1
  said.kicks = { score, steps }
  const [home, away] = said.score
  say({ type: 'score', key: `shoot-out:${score.join('-')}${steps > 1 ? `:${steps}` : ''}`, home, away, shootout: score, quiet: true })
}

/** When a minute was played in a match that is told as history: after the beginning of its half, and before the end. */
function momentIn(past: readonly FeedEvent[], match: WireMatch, { minute }: FeedMinute): string {
  const half = past.findLast((event) => event.type === 'phase' && event.phase !== 'finished' && event.minute.minute <= minute)
  const begun = half ? Date.parse(half.at) : Date.parse(match.utcDate)
  const at = begun + Math.max(0, minute - (half?.minute.minute ?? 0)) * 60_000
  const end = past.at(-1)
  return new Date(end ? Math.min(at, Date.parse(end.at) - 1_000) : at).toISOString()
}

/** Postponed, called off, moved, to a start that was known before too, or played on where it was broken off. */
function saySchedule(match: WireMatch, known: Said, said: Said, say: Say): void {
  const { status, time = '', phase } = said
  const isMoved = known.time !== undefined && known.time !== time
  const isOn = known.still === true && (isLive(match) || match.status === 'FINISHED')
  if (status === known.status && !isMoved && !isOn) return
  said.turns = (known.turns ?? 0) + 1
  const turn = `${known.steps}.${said.turns}`
  if (isOn) {
    if (phase === known.phase || phase === 'finished') say({ type: 'phase', key: `${known.phase}:${turn}`, phase: known.phase })
  } else if (status === 'scheduled') {
    const isUnplayed = isLive(match) ? isMoved && known.phase === 'not-started' : phase !== 'finished'
    if (isUnplayed) say({ type: 'moved', key: `moved:${time}:${turn}`, time }, { minute: 0 })
  } else if (status !== known.status || isMoved) {
    if (status === 'postponed') say({ type: 'postponed', key: `postponed:${turn}` }, { minute: 0 })
    else say({ type: 'abandoned', key: `cancelled:${turn}` }, { minute: 0 })
  }
}

/** Answers whether goals were told or taken back. */
function sayGoals(match: WireMatch, said: Said, say: Say): boolean {
  const goals = goalsOf(match)
  if (!goals) return false
  const { now, gone } = matchGoals(goals, said.goals, said.rest)
  for (const { key } of gone) {
    say({ type: 'cancel', key: `cancel:${key}`, target: key, reason: 'unknown' })
    said.rest.push(key)
  }
  said.goals = now.map(({ key, goal, before }) => {
    if (before) return correctGoal(goal, before, say)
    const { side, how, minute } = goal
    say({ type: 'goal', key, side, player: nameOf(goal.player), assist: nameOf(goal.assist), how }, minute)
    return saidGoal(key, goal)
  })
  return gone.length > 0 || now.some(({ before }) => !before)
}

/** What the answer says otherwise of a goal that was said: another scorer is news, its minute and how it fell are put right. */
function correctGoal(goal: NamedGoal, before: SaidGoal, say: Say): SaidGoal {
  const { key, turns = 0 } = before
  const now = saidGoal(key, goal)
  const player = nameOf(goal.player)
  const isOther = (field: 'minute' | 'assist' | 'how'): boolean => before[field] !== undefined && before[field] !== now[field]
  const isScorer = player !== null && before.player !== goal.player
  const isDetail = isOther('minute') || isOther('how') || (isOther('assist') && !isScorer)
  if (!isScorer && !isDetail) return { ...now, ...(turns > 0 ? { turns } : {}) }
  const turn = turns > 0 ? `:${turns}` : ''
  const assist = nameOf(goal.assist)
  if (isScorer && player) say({ type: 'scorer', key: `scorer:${key}:${goal.player}${turn}`, target: key, player, assist }, goal.minute)
  if (isDetail) say({ type: 'goal-detail', key: `detail:${key}${turn}`, target: key, assist, how: goal.how }, goal.minute)
  return { ...now, turns: turns + 1 }
}

/** What makes a card the same when its minute is corrected: nobody gets two of a kind. */
interface Card {
  key: string
  side: Side
  kind: string
  player: string
}
/** Of the key under which it was said; a player whom nobody named has his minute. */
function cardOf(key: string): Card | null {
  const [, side, minute, player = '', kind = ''] = /^card:(home|away):(\d+):(.*):(yellow|second-yellow|red)(?::\d+)?$/.exec(key) ?? []
  return side === undefined ? null : { key, side: side as Side, kind, player: player || `in minute ${minute}` }
}

function sayCards(match: WireMatch, said: Said, say: Say): void {
  if (!match.bookings) return
  const struck = new Set(said.rest.filter((key) => key.startsWith(cancelled)).map((key) => key.slice(cancelled.length)))
  const left = said.rest.flatMap((key) => (struck.has(key) ? [] : (cardOf(key) ?? [])))
  for (const { card, minute, player, team } of match.bookings) {
    const kind = cards[card as keyof typeof cards]
    if (!kind) continue
    const side: Side = team.id === match.homeTeam.id ? 'home' : 'away'
    const place = `card:${side}:${minute ?? 0}:${player?.id ?? player?.name ?? ''}:${kind}`
    const one = cardOf(place)
    const at = left.findIndex((other) => other.side === one?.side && other.kind === kind && other.player === one.player)
    if (at >= 0) {
      left.splice(at, 1)
      continue
    }
    const key = struck.has(place) ? `${place}:${struck.size + 1}` : place
    said.rest.push(key)
    say({ type: 'card', key, side, card: kind, player: nameOf(player?.name ?? '') }, { minute: minute ?? 0 })
  }
  for (const { key } of left) {
    say({ type: 'cancel', key: `cancel:${key}`, target: key, reason: 'unknown' })
    said.rest.push(`${cancelled}${key}`)
  }
}

/**
 * The score is the last word: what no goal explains is told without a scorer, what was rolled back is taken back. It is said again
 * where goals came or went under an unchanged score: a score told before them may have been counted as others.
 */
function sayScore(match: WireMatch, said: Said, say: Say, counted: boolean): void {
  const score = scoreOf(match)
  // Not said is not nil.
  if (!score || (!counted && isDeepStrictEqual(score, said.score))) return
  said.steps += 1
  said.score = score
  const half = match.score.halfTime
  const periods = typeof half?.home === 'number' && typeof half.away === 'number' ? { periods: [[half.home, half.away] as Score] } : {}
  say({ type: 'score', key: `score:${score.join('-')}:${said.steps}`, home: score[0], away: score[1], ...periods })
}
