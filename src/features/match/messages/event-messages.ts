// Texts of events: names, what a review checks, reasons of cancellations, and the second line.
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { MatchEvent, MatchEventType, ReviewReason } from '../../../../contract/match/match-event.ts'
import type { Sport } from '../../../../contract/match/match-row.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { dateText, dayOf } from '../../../core/text/format.ts'
import { startTime } from './start-time.ts'
import type { TimelineItem } from './timeline.ts'

const names: Partial<Record<MatchEventType, MessageDescriptor>> = {
  goal: msg({ message: '进球', context: 'event' }),
  'own-goal': msg({ message: '乌龙球', context: 'event' }),
  'penalty-goal': msg({ message: '点球', context: 'event, a penalty scored' }),
  'shootout-goal': msg({ message: '点球罚进', context: 'event' }),
  'shootout-missed': msg({ message: '点球罚失', context: 'event' }),
  'penalty-missed': msg({ message: '点球未进', context: 'event' }),
  'yellow-card': msg({ message: '黄牌', context: 'event' }),
  'second-yellow': msg({ message: '两黄变一红', context: 'event' }),
  'red-card': msg({ message: '红牌', context: 'event' }),
  substitution: msg({ message: '换人', context: 'event' }),
  review: msg({ message: 'VAR 审核中', context: 'event' }),
  'goal-cancelled': msg({ message: '进球取消', context: 'event' }),
  'card-cancelled': msg({ message: '红黄牌取消', context: 'event' }),
  'score-correction': msg({ message: '比分更正', context: 'event' }),
  injury: msg({ message: '受伤', context: 'event' }),
  postponed: msg({ message: '比赛推迟', context: 'event' }),
  moved: msg({ message: '比赛改期', context: 'event' }),
  suspended: msg({ message: '比赛中断', context: 'event' }),
  resumed: msg({ message: '比赛恢复', context: 'event' }),
  abandoned: msg({ message: '比赛腰斩', context: 'event' }),
  awarded: msg({ message: '判定结果', context: 'event' }),
  cancelled: msg({ message: '比赛取消', context: 'event' }),
  'kick-off': msg({ message: '开球', context: 'event' }),
  'half-time': msg({ message: '中场', context: 'event' }),
  'second-half': msg({ message: '下半场', context: 'event' }),
  'extra-time': msg({ message: '加时赛', context: 'event' }),
  'extra-half-time': msg({ message: '加时中场', context: 'event' }),
  'shoot-out': msg({ message: '点球大战', context: 'event' }),
  'full-time': msg({ message: '终场', context: 'event' }),
}

const suspicions: Record<ReviewReason, MessageDescriptor> = {
  offside: msg({ message: '疑似越位', context: 'suspicion of a review' }),
  handball: msg({ message: '疑似手球', context: 'suspicion of a review' }),
  foul: msg({ message: '疑似犯规在先', context: 'suspicion of a review' }),
  'out-of-play': msg({ message: '疑似球已出界', context: 'suspicion of a review' }),
  line: msg({ message: '疑似球未过线', context: 'suspicion of a review' }),
  penalty: msg({ message: '可能的点球', context: 'suspicion of a review' }),
  'red-card': msg({ message: '可能的红牌', context: 'suspicion of a review' }),
  unknown: msg({ message: '原因待公布', context: 'suspicion of a review' }),
}

const reasons: Record<ReviewReason, MessageDescriptor> = {
  offside: msg({ message: '越位在先', context: 'reason of a review' }),
  handball: msg({ message: '手球在先', context: 'reason of a review' }),
  foul: msg({ message: '犯规在先', context: 'reason of a review' }),
  'out-of-play': msg({ message: '球已出界', context: 'reason of a review' }),
  line: msg({ message: '球未过线', context: 'reason of a review' }),
  penalty: msg({ message: '点球判罚', context: 'reason of a review' }),
  'red-card': msg({ message: '红牌判罚', context: 'reason of a review' }),
  unknown: msg({ message: '裁判改判', context: 'reason of a review' }),
}

/** Quarters of basketball; later periods are overtime. */
const quarters = 4

function endOfPeriod(count: number, i18n: I18n, sport: Sport): string {
  // Football sends only one: the break before extra time.
  if (sport === 'football') return i18n._(msg({ message: '常规时间结束', context: 'event' }))
  if (sport === 'basketball') {
    const overtime = count - quarters
    if (overtime < 1) return i18n._(msg`第 ${count} 节结束`)
    return overtime === 1 ? i18n._(msg({ message: '加时赛结束', context: 'event' })) : i18n._(msg`第 ${overtime} 个加时赛结束`)
  }
  if (sport === 'esports') return i18n._(msg({ message: `第 ${count} 局结束`, context: 'map of e-sports' }))
  return sport === 'tennis' ? i18n._(msg`第 ${count} 盘结束`) : i18n._(msg`第 ${count} 局结束`)
}

export function eventName(item: Pick<TimelineItem, 'type' | 'count'>, i18n: I18n, sport: Sport): string {
  const { count } = item
  if (item.type === 'period' && count !== null) return endOfPeriod(count, i18n, sport)
  if (item.type === 'extra-time' && count === 2) return i18n._(msg({ message: '加时下半场', context: 'event' }))
  if (item.type === 'kick-off' && sport !== 'football') return i18n._(msg({ message: '开赛', context: 'event' }))
  if (item.type === 'full-time' && sport !== 'football') return i18n._(msg({ message: '终场', context: 'kind of alert' }))
  if (item.type === 'extra-time' && sport === 'basketball') return i18n._(msg({ message: '加时赛', context: 'kind of alert' }))
  const name = names[item.type]
  return name ? i18n._(name) : ''
}

/** Name of an event, including those that a timeline omits. */
export const nameOfEvent = ({ type, detail }: Pick<MatchEvent, 'type' | 'detail'>, i18n: I18n, sport: Sport): string =>
  eventName({ type, count: detail.count ?? null }, i18n, sport)

export const isReason = (reason: string): reason is ReviewReason => Object.hasOwn(reasons, reason)
/** Why an event was cancelled. */
export const reasonText = (reason: ReviewReason, i18n: I18n): string => i18n._(reasons[reason])
/** What a review checks: it is still undecided. */
export const suspicionText = (reason: ReviewReason, i18n: I18n): string => i18n._(suspicions[reason])

/** Events whose icon is not enough; all of them are football's. */
const explained: ReadonlySet<MatchEventType> = new Set(['own-goal', 'penalty-goal', 'second-yellow', 'penalty-missed', 'shootout-missed'])

/** Without a reason the feed may have been wrong rather than a referee: then only states that it does not count. */
function cancelledLine(kind: TimelineItem['kind'], reason: ReviewReason, i18n: I18n): string {
  if (reason === 'unknown') {
    const type = kind === 'goal' ? 'goal-cancelled' : kind === 'red' || kind === 'yellow' ? 'card-cancelled' : 'score-correction'
    return eventName({ type, count: null }, i18n, 'football')
  }
  const why = reasonText(reason, i18n)
  return kind === 'goal' ? i18n._(msg`VAR：${why}，进球取消`) : i18n._(msg`VAR：${why}，已取消`)
}

/** The secondary line below the player: reason of a cancellation, assist, player going off, kind of goal. */
export function eventLine(item: TimelineItem, lang: Lang, tz: string, i18n: I18n): string {
  const parts: string[] = []
  if (item.cancelled) return cancelledLine(item.kind, item.cancelled.reason, i18n)
  if (item.kind === 'review' && item.reason) parts.push(suspicionText(item.reason, i18n))
  if (explained.has(item.type) && item.player) parts.push(eventName(item, i18n, 'football'))
  if (item.assist) {
    const assist = nameOf(item.assist, lang)
    parts.push(i18n._(msg`助攻 ${assist}`))
  }
  if (item.out) {
    const out = nameOf(item.out, lang)
    parts.push(i18n._(msg`换下 ${out}`))
  }
  if (item.time) {
    // A match moves to another day more often than to another hour.
    const time = [dateText(dayOf(item.time, tz), lang), startTime({ match_time: item.time, time_tbc: item.isTimeTbc }, tz, i18n)].join(' ')
    parts.push(i18n._(msg`新时间 ${time}`))
  }
  if (item.former) {
    const former = nameOf(item.former, lang)
    parts.push(i18n._(msg`原记 ${former}`))
  }
  if (item.confirmed) parts.push(i18n._(msg`VAR 确认有效`))
  return parts.join(' · ')
}
