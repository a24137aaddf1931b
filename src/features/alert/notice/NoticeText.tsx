// Players and reasons, beside the card's buttons: 韩砚 助攻 罗一舟; 越位，VAR 取消.
import { Trans, useLingui } from '@lingui/react/macro'
import type { GoalNotice } from '../../../../contract/alert.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { useStore } from '../../../ui/use-store.ts'
import { isReason, reasonText, suspicionText } from '../../match/messages/event-messages.ts'

export function NoticeText({ notice }: { notice: GoalNotice }) {
  const { i18n } = useLingui()
  const { lang } = useStore(preferences)
  const player = notice.player && nameOf(notice.player, lang)
  const assist = notice.assist && nameOf(notice.assist, lang)
  const known = notice.reason !== null && isReason(notice.reason) ? notice.reason : null
  // Without a reason the feed may have been wrong rather than a referee.
  const decided = known === 'unknown' ? null : known
  const reason = notice.event === 'review' ? known && suspicionText(known, i18n) : decided && reasonText(decided, i18n)
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
