// Who and why, beside the card's buttons: 韩砚 助攻 罗一舟; 越位，VAR 取消.
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ReviewReason } from '../../../../contract/match/match-event.ts'
import type { GoalNotice } from '../../../../contract/push.ts'
import { nameOf } from '../../../../rules/text/name.ts'
import { preferences } from '../../../core/preferences.ts'
import { useStore } from '../../../ui/use-store.ts'

const reasons: Record<ReviewReason, ReactNode> = {
  offside: <Trans>越位在先</Trans>,
  handball: <Trans>手球在先</Trans>,
  foul: <Trans>犯规在先</Trans>,
  'out-of-play': <Trans>球已出界</Trans>,
  line: <Trans>球未过线</Trans>,
  penalty: <Trans>点球判罚</Trans>,
  'red-card': <Trans>红牌判罚</Trans>,
  unknown: <Trans>原因待公布</Trans>,
}

export function NoticeWords({ notice }: { notice: GoalNotice }) {
  const { lang } = useStore(preferences)
  const player = notice.player && nameOf(notice.player, lang)
  const assist = notice.assist && nameOf(notice.assist, lang)
  const reason = notice.reason && notice.reason in reasons ? reasons[notice.reason as ReviewReason] : null
  return (
    <>
      {player && <b>{player}</b>}
      {assist && (
        <small>
          <Trans>助攻 {assist}</Trans>
        </small>
      )}
      {reason && <span>{reason}</span>}
    </>
  )
}
