// Label of a notice in one word: 进球, 进球取消, 红牌 ...
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GoalNotice } from '../../../../contract/alert.ts'
import type { AlertKind } from '../../../../contract/follow/follow.ts'
import { CardShape } from '../../../ui/figure/CardShape.tsx'
import { Tag, type TagProps } from '../../../ui/figure/Tag.tsx'
import { kindWord } from '../../follow/choice/alert-kind-messages.ts'

const messages: Record<string, { tone: TagProps['tone']; word: ReactNode }> = {
  goal: { tone: 'lamp', word: <Trans>进球</Trans> },
  'penalty-goal': { tone: 'lamp', word: <Trans>点球</Trans> },
  'own-goal': { tone: 'lamp', word: <Trans>乌龙球</Trans> },
  'goal-cancelled': { tone: 'void', word: <Trans>进球取消</Trans> },
  'score-correction': { tone: 'void', word: <Trans>比分更正</Trans> },
  'scorer-correction': { tone: 'void', word: <Trans>进球者更新</Trans> },
  review: { tone: 'void', word: <Trans>VAR 审核</Trans> },
  'review-confirmed': { tone: 'void', word: <Trans>判罚维持</Trans> },
  'card-cancelled': { tone: 'void', word: <Trans>红牌取消</Trans> },
  'line-up': { tone: 'plain', word: <Trans>首发公布</Trans> },
  soon: { tone: 'plain', word: <Trans>即将开赛</Trans> },
  'quarter-end': { tone: 'plain', word: <Trans>本节结束</Trans> },
  moved: { tone: 'warn', word: <Trans>改期</Trans> },
  'on-air': { tone: 'plain', word: <Trans context="alert">开播了</Trans> },
  announced: { tone: 'plain', word: <Trans context="alert">即将开播</Trans> },
  'announced-moved': { tone: 'warn', word: <Trans>改期</Trans> },
  postponed: { tone: 'warn', word: <Trans>推迟</Trans> },
  cancelled: { tone: 'warn', word: <Trans context="alert: a goal or a match is off">取消</Trans> },
  suspended: { tone: 'warn', word: <Trans context="alert">中断</Trans> },
  resumed: { tone: 'plain', word: <Trans context="alert">继续</Trans> },
  abandoned: { tone: 'warn', word: <Trans context="alert">腰斩</Trans> },
  awarded: { tone: 'void', word: <Trans context="alert">判定</Trans> },
}

/** Events named like the alert kinds that users choose from. */
const asKinds: ReadonlySet<string> = new Set<AlertKind>([
  'kick-off',
  'penalty-missed',
  'half-time',
  'second-half',
  'extra-time',
  'shoot-out',
  'close-game',
  'overtime',
  'set-end',
  'match-point',
  'full-time',
])
const isKind = (event: string): event is AlertKind => asKinds.has(event)

interface NoticeTagProps {
  notice: Pick<GoalNotice, 'event' | 'sport'>
  /** The score is hidden: reveals only that something happened. */
  hidden?: boolean
}

export function NoticeTag({ notice: { event, sport }, hidden }: NoticeTagProps) {
  const { i18n } = useLingui()
  if (hidden)
    return (
      <Tag>
        <Trans>有新动态</Trans>
      </Tag>
    )
  if (event === 'yellow-card')
    return (
      <>
        <CardShape color="yellow" />
        <b>
          <Trans>黄牌</Trans>
        </b>
      </>
    )
  if (event === 'red-card' || event === 'second-yellow')
    return (
      <>
        <CardShape color="red" />
        <b>{event === 'red-card' ? <Trans>红牌</Trans> : <Trans>两黄变一红</Trans>}</b>
      </>
    )
  if (isKind(event)) return <Tag tone={event === 'penalty-missed' ? 'void' : 'plain'}>{kindWord(event, i18n, sport)}</Tag>
  const known = messages[event]
  return known ? <Tag tone={known.tone}>{known.word}</Tag> : null
}
