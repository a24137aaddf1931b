// Texts of the alert kinds, and a choice of them as one sentence: 进球、红牌、完场，赛前 30 分钟提醒.
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AlertKind } from '../../../../contract/follow/follow.ts'
import { summarizeChoice } from './alert-offer.ts'

const messages: Record<AlertKind, MessageDescriptor> = {
  'line-up': msg({ message: '首发名单', context: 'kind of alert' }),
  soon: msg({ message: '开赛前', context: 'kind of alert' }),
  'kick-off': msg({ message: '开赛', context: 'kind of alert' }),
  goal: msg({ message: '进球', context: 'kind of alert' }),
  'penalty-missed': msg({ message: '点球不进', context: 'kind of alert' }),
  review: msg({ message: 'VAR', context: 'kind of alert' }),
  'red-card': msg({ message: '红牌', context: 'kind of alert' }),
  'half-time': msg({ message: '中场', context: 'kind of alert' }),
  'second-half': msg({ message: '下半场开始', context: 'kind of alert' }),
  'full-time': msg({ message: '完场', context: 'kind of alert' }),
  'extra-time': msg({ message: '加时', context: 'kind of alert' }),
  'shoot-out': msg({ message: '点球大战', context: 'kind of alert' }),
  moved: msg({ message: '改期', context: 'kind of alert' }),
  'quarter-end': msg({ message: '每节结束', context: 'kind of alert' }),
  'close-game': msg({ message: '比分胶着', context: 'kind of alert' }),
  overtime: msg({ message: '加时赛', context: 'kind of alert' }),
  'set-end': msg({ message: '单局结束', context: 'kind of alert' }),
  'match-point': msg({ message: '赛点', context: 'kind of alert' }),
  live: msg({ message: '开播', context: 'kind of alert' }),
}
/** Name in sports other than football. */
const finalWord = msg({ message: '终场', context: 'kind of alert' })
const startWord = msg({ message: '开赛', context: 'event' })
const sportMessages: Record<string, Partial<Record<AlertKind, MessageDescriptor>>> = {
  basketball: {
    'kick-off': msg({ message: '跳球', context: 'kind of alert' }),
    'extra-time': messages.overtime,
    'full-time': finalWord,
  },
  tennis: { 'kick-off': startWord, 'set-end': msg({ message: '单盘结束', context: 'kind of alert' }), 'full-time': finalWord },
  badminton: { 'kick-off': startWord, 'full-time': finalWord },
  esports: { 'kick-off': startWord, 'set-end': msg({ message: '单局结束', context: 'kind of alert: a map' }), 'full-time': finalWord },
}

/** `sport` is null if unknown. */
export const kindWord = (kind: AlertKind, i18n: I18n, sport: string | null): string =>
  i18n._(sportMessages[sport ?? '']?.[kind] ?? messages[kind])

/** Number of alert kinds that a sentence lists before it counts the rest. */
const usual = 4

interface SentenceOptions {
  sport: string | null
  /** Minutes before the start. */
  lead: number
  most?: number
}

/** Describes the choice `alerted` out of `offered` in one sentence, in the terms of the sport. */
export function alertSentence(
  alerted: readonly AlertKind[],
  offered: readonly AlertKind[],
  { sport, lead, most = usual }: SentenceOptions,
  i18n: I18n,
): string {
  const { named, count, all, soon } = summarizeChoice(alerted, offered, most)
  const list = named.map((kind) => kindWord(kind, i18n, sport)).join(i18n._(msg({ message: '、', context: 'between words of a list' })))
  const events = all ? i18n._(msg`全部动态`) : count > named.length ? i18n._(msg`${list}等 ${count} 项`) : list
  if (!soon) return count > 0 ? events : i18n._(msg`不提醒`)
  const before = i18n._(msg`赛前 ${lead} 分钟提醒`)
  return count > 0 ? i18n._(msg`${events}，${before}`) : before
}
