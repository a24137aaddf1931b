// Goals: scored, set, named, cancelled. The score of football is the number of standing goals, nothing else.
import type { MatchEvent, MatchEventType, ReviewReason } from '../../../../contract/match/match-event.ts'
import type { Side } from '../../../../contract/match/match-row.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import { footballMinute } from '../../../../rules/match/match-clock.ts'
import type { FeedEvent } from '../feed-message.ts'
import type { LoggedEvent } from '../state.ts'
import { applyAwarded, liftAward, reportCorrection } from './correction.ts'
import { countScore, isGoal, standingGoals } from './count.ts'
import { addEvent, addFact, changeEvent, type Draft, findByKey, scoreOf, setNote, uncount, type Warning } from './draft.ts'
import { ensureStarted } from './phase.ts'

type Message<T extends FeedEvent['type']> = FeedEvent & { type: T }

const goalTypes = { open: 'goal', penalty: 'penalty-goal', own: 'own-goal' } as const satisfies Record<string, MatchEventType>
/** Milliseconds and minutes within which a goal message names a goal that a bare score reported. */
const sameGoal = 3 * 60_000
const sameGoalMinutes = 3
const mostGoals = 99

const touchScore = (draft: Draft): void => {
  if (draft.memo.score_at === null || draft.at > draft.memo.score_at) draft.memo.score_at = draft.at
}

interface NewGoal {
  type: MatchEventType
  side: Side
  player: Name | null
  assist: Name | null
  minute: number | null
  open: boolean
}

function addGoal(draft: Draft, goal: NewGoal): MatchEvent {
  const score = scoreOf(draft.core)
  score[goal.side === 'home' ? 0 : 1] += 1
  const event = addEvent(draft, {
    type: goal.type,
    team: goal.side,
    player: goal.player,
    detail: { score, ...(goal.assist ? { assist: goal.assist } : {}) },
    // Unknown minute: none is made up.
    ...(goal.minute === null ? { minute: '' } : {}),
    memo: { adds: goal.side === 'home' ? [1, 0] : [0, 1], minute: goal.minute, open: goal.open },
  })
  countScore(draft)
  return event
}

/** Strikes a goal. `silent`: a correction of history, without an alert. */
function cancelGoal(draft: Draft, goal: LoggedEvent, reason: ReviewReason, silent: boolean): void {
  const before = scoreOf(draft.core)
  changeEvent(draft, goal.event.seq, { cancelled_by: draft.core.seq + 1 })
  uncount(draft, goal)
  countScore(draft)
  const { team, player, seq } = goal.event
  const event = addEvent(draft, { type: 'goal-cancelled', team, player, detail: { score: scoreOf(draft.core), reason, target: seq } })
  if (silent) return
  setNote(draft, 'goal-cancelled', team, reason)
  addFact(draft, event, 'goal', { before, cancels: seq })
}

/** The goal from a bare score that this message names. */
function statedGoal(draft: Draft, message: Message<'goal'>): LoggedEvent | undefined {
  const stated = draft.memo.stated_at !== null && draft.at <= draft.memo.stated_at
  const distance = (entry: LoggedEvent): number => Math.abs((entry.memo.minute ?? message.minute.minute) - message.minute.minute)
  const near = (entry: LoggedEvent): boolean =>
    distance(entry) <= sameGoalMinutes || Math.abs(Date.parse(entry.event.at) - Date.parse(draft.at)) <= sameGoal
  const open = draft.state.log.filter((entry) => entry.memo.open && entry.event.team === message.side && (stated || near(entry)))
  const standing = open.filter(({ event }) => event.cancelled_by === null)
  // Only a message older than the score that took a goal back can still name that goal.
  const meant = standing.length > 0 ? standing : stated ? open : []
  return meant.sort((a, b) => distance(a) - distance(b) || a.event.seq - b.event.seq)[0]
}

function nameGoal(draft: Draft, goal: LoggedEvent, message: Message<'goal'>): void {
  const { seq } = goal.event
  const detail = { ...goal.event.detail, ...(message.assist ? { assist: message.assist } : {}) }
  const { minute, added } = message.minute
  // A bare score arrives after its goal, or its minute is unknown.
  const fell = minute > 0 ? { minute: footballMinute(minute, added) } : {}
  const change = { type: goalTypes[message.how] ?? 'goal', player: message.player, detail, ...fell }
  changeEvent(draft, seq, change, { alias: message.key, open: false, minute: minute || goal.memo.minute })
  if (message.player) addCorrection(draft, { ...goal.event, ...fell }, message.player, message.assist)
}

function addCorrection(draft: Draft, goal: MatchEvent, player: Name, assist: Name | null): void {
  const { team, detail, minute, seq, cancelled_by, player: named } = goal
  const event = addEvent(draft, {
    type: 'scorer-correction',
    team,
    player,
    minute,
    detail: { score: detail.score, target: seq, ...(assist ? { assist } : {}), ...(named ? { out: named } : {}) },
  })
  if (cancelled_by === null) addFact(draft, event, 'goal')
}

export function applyGoal(draft: Draft, message: Message<'goal'>): Warning {
  const stated = statedGoal(draft, message)
  if (stated) {
    nameGoal(draft, stated, message)
    return
  }
  if (standingGoals(draft, message.side).length >= mostGoals) return 'more goals than anyone ever scored'
  ensureStarted(draft)
  const before = scoreOf(draft.core)
  const { side, player, assist } = message
  const minute = message.minute.minute || null
  const event = addGoal(draft, { type: goalTypes[message.how] ?? 'goal', side, player, assist, minute, open: false })
  touchScore(draft)
  setNote(draft, 'goal', side)
  addFact(draft, event, 'goal', { before })
}

/** Applies a bare score: adds goals without a scorer for what is missing, takes back what is too much. */
export function applyFootballScore(draft: Draft, message: Message<'score'>): Warning {
  const { core, memo, at } = draft
  if (message.correction === 'awarded') return applyAwarded(draft, message)
  if (memo.score_at !== null && at < memo.score_at) return 'a score older than the one known'
  const previous = scoreOf(core)
  if (message.correction) liftAward(draft)
  const quiet = message.quiet === true || message.correction !== undefined
  const watched = core.phase !== 'not-started' && !quiet
  // The first score of a match joined midway is not news.
  const joining = core.phase === 'not-started' || (memo.joined === true && memo.score_at === null)
  const half = message.periods?.[0]
  if (half) memo.half = half
  if (message.shootout) memo.shootout = message.shootout
  if (message.winner) memo.winner = message.winner
  const wanted: Record<Side, number> = { home: message.home, away: message.away }
  const known = { home: core.home_score, away: core.away_score }
  if (wanted.home !== known.home || wanted.away !== known.away) ensureStarted(draft)
  const sides: Side[] = ['home', 'away']
  for (const side of sides) {
    const surplus = standingGoals(draft, side).slice(wanted[side])
    for (const goal of surplus.reverse()) cancelGoal(draft, goal, 'unknown', quiet)
  }
  for (const side of sides)
    for (let goals = known[side]; goals < wanted[side]; goals += 1) {
      const before = scoreOf(core)
      const minute = watched ? message.minute.minute || null : null
      const event = addGoal(draft, { type: 'goal', side, player: null, assist: null, minute, open: true })
      if (quiet || joining) continue
      setNote(draft, 'goal', side)
      addFact(draft, event, 'goal', { before })
    }
  touchScore(draft)
  memo.stated_at = at
  if (half || message.shootout) draft.touched = true
  if (message.correction && (previous[0] !== core.home_score || previous[1] !== core.away_score)) reportCorrection(draft, previous)
}

/** Cancels a goal by its key. If a rollback already took it back, only the reason is added. */
export function cancelKnownGoal(draft: Draft, goal: LoggedEvent, reason: ReviewReason): void {
  touchScore(draft)
  if (goal.event.cancelled_by === null) {
    cancelGoal(draft, goal, reason, false)
    return
  }
  const by = draft.state.log.find(({ event }) => event.seq === goal.event.cancelled_by)
  if (by?.event.type !== 'goal-cancelled' || by.event.detail.reason !== 'unknown' || reason === 'unknown') return
  changeEvent(draft, by.event.seq, { detail: { ...by.event.detail, reason } })
  if (draft.core.note?.type === 'goal-cancelled') draft.core.note = { ...draft.core.note, reason }
}

export function applyScorer(draft: Draft, message: Message<'scorer'>): Warning {
  const goal = findByKey(draft, message.target)
  if (!goal?.memo.adds) return `a scorer of no known goal ${message.target}`
  if (goal.event.player?.en === message.player.en && goal.event.player.zh === message.player.zh) return
  addCorrection(draft, goal.event, message.player, message.assist)
  const { assist: _, ...detail } = goal.event.detail
  const change = { player: message.player, detail: { ...detail, ...(message.assist ? { assist: message.assist } : {}) } }
  changeEvent(draft, goal.event.seq, change, { open: false })
}

/** The minute decides the half. A scorer correction also carries the assist, so it is updated as well. */
export function applyGoalDetail(draft: Draft, { target, as, minute, assist, how }: Message<'goal-detail'>): Warning {
  const goal = findByKey(draft, target)
  if (!goal || !isGoal(goal.event)) return `a detail of no known goal ${target}`
  const { seq, detail } = goal.event
  const withAssist = ({ assist: _, ...rest }: MatchEvent['detail']) => ({ ...rest, ...(assist ? { assist } : {}) })
  const fell = minute.minute > 0 ? { minute: footballMinute(minute.minute, minute.added) } : {}
  const type = goalTypes[how] ?? 'goal'
  const named = as === undefined ? {} : { alias: as }
  changeEvent(draft, seq, { type, ...fell, detail: withAssist(detail) }, { minute: minute.minute || goal.memo.minute, ...named })
  const scorer = draft.state.log.findLast(({ event }) => event.type === 'scorer-correction' && event.detail.target === seq)
  if (scorer) changeEvent(draft, scorer.event.seq, { ...fell, detail: withAssist(scorer.event.detail) })
}

export function applyShootoutKick(draft: Draft, message: Message<'shootout-kick'>): undefined {
  ensureStarted(draft)
  const tally = draft.core.shootout ?? [0, 0]
  const score: [number, number] = [tally[0], tally[1]]
  if (message.scored) score[message.side === 'home' ? 0 : 1] += 1
  const type = message.scored ? 'shootout-goal' : 'shootout-missed'
  addEvent(draft, { type, team: message.side, player: message.player, minute: 'PEN', detail: { score } })
}
