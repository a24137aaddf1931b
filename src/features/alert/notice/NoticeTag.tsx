// The one word of a notice: 进球, 进球取消, 红牌 ...
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CardShape } from '../../../ui/figure/CardShape.tsx'
import { Tag, type TagProps } from '../../../ui/figure/Tag.tsx'

const words: Record<string, { tone: TagProps['tone']; word: ReactNode }> = {
  goal: { tone: 'lamp', word: <Trans>进球</Trans> },
  'penalty-goal': { tone: 'lamp', word: <Trans>点球</Trans> },
  'own-goal': { tone: 'lamp', word: <Trans>乌龙球</Trans> },
  'goal-cancelled': { tone: 'void', word: <Trans>进球取消</Trans> },
  'score-correction': { tone: 'void', word: <Trans>比分更正</Trans> },
  'scorer-correction': { tone: 'void', word: <Trans>进球者更新</Trans> },
  review: { tone: 'void', word: <Trans>VAR 审核</Trans> },
  'review-confirmed': { tone: 'void', word: <Trans>进球有效</Trans> },
  'penalty-missed': { tone: 'void', word: <Trans>点球不进</Trans> },
  'card-cancelled': { tone: 'void', word: <Trans>红牌取消</Trans> },
  'line-up': { tone: 'plain', word: <Trans>首发公布</Trans> },
  soon: { tone: 'plain', word: <Trans>即将开赛</Trans> },
  'kick-off': { tone: 'plain', word: <Trans>开赛</Trans> },
  'half-time': { tone: 'plain', word: <Trans>中场</Trans> },
  'second-half': { tone: 'plain', word: <Trans>下半场</Trans> },
  'extra-time': { tone: 'plain', word: <Trans>加时</Trans> },
  'shoot-out': { tone: 'plain', word: <Trans>点球大战</Trans> },
  'quarter-end': { tone: 'plain', word: <Trans>本节结束</Trans> },
  'close-game': { tone: 'plain', word: <Trans>比分胶着</Trans> },
  overtime: { tone: 'plain', word: <Trans>加时</Trans> },
  'full-time': { tone: 'plain', word: <Trans>完场</Trans> },
  moved: { tone: 'warn', word: <Trans>改期</Trans> },
  postponed: { tone: 'warn', word: <Trans>推迟</Trans> },
  cancelled: { tone: 'warn', word: <Trans context="alert: a goal or a match is off">取消</Trans> },
}

interface NoticeTagProps {
  event: string
  /** The reader wants to see for himself: that something happened is all that is said. */
  hidden?: boolean
}

export function NoticeTag({ event, hidden }: NoticeTagProps) {
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
  const known = words[event]
  return known ? <Tag tone={known.tone}>{known.word}</Tag> : null
}
