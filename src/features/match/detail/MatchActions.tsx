// Actions on a match: follow, choose alerts, add to a calendar, share. On desktop they stand on the ground; on phones they are the
// bottom bar, always within reach of the thumb.
import { Trans } from '@lingui/react/macro'
import { CalendarPlus, Share2, Star } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { MatchDetail } from '../../../../contract/match/match-detail.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { isAwaitingResult } from '../../../../rules/match/match-clock.ts'
import { teamName } from '../../../../rules/text/name/name.ts'
import { classNames } from '../../../ui/class-names.ts'
import { laterPart, preload } from '../../../ui/layer/later-part.ts'
import { menuPart } from '../../../ui/layer/Menu.tsx'
import { OpenedLater } from '../../../ui/layer/OpenedLater.tsx'
import { useFollow } from '../../follow/use-follow.ts'
import type { RowView } from '../row-view.ts'
import type { ShareMenuProps } from '../share/ShareMenu.tsx'
import { useNowValue } from '../state/row/use-now-value.ts'
import { AlertChoice } from './AlertChoice.tsx'
import styles from './MatchActions.module.css'
import { useCalendarFile, useShare } from './use-match-acts.ts'

const shareMenu = laterPart<ShareMenuProps>(() => import('../share/ShareMenu.tsx').then((part) => part.ShareMenu))

export interface MatchActionsProps {
  detail: MatchDetail
  row: MatchRow
  view: RowView
  /** The last action, in the place easiest to reach by thumb. */
  act?: ReactNode
}

export function MatchActions({ detail, row, view, act }: MatchActionsProps) {
  const name = `${teamName(row, 'home', view.lang)} vs ${teamName(row, 'away', view.lang)}`
  const { followed, toggle } = useFollow('match', row.id, name)
  const save = useCalendarFile(row, detail, view)
  const share = useShare(row, view)
  const [shares, setShares] = useState(false)
  const shareButton = useRef<HTMLButtonElement>(null)
  const isPast = useNowValue((nowMs) => isAwaitingResult(row, nowMs))
  const canAlert = row.status !== 'over' && row.status !== 'cancelled'
  return (
    <div className={styles.acts}>
      {/* Beside the link to the rooms the star alone shows the state: filled or not. */}
      <button
        type="button"
        className={classNames(styles.act, followed && styles.on, canAlert && Boolean(act) && styles.small)}
        aria-pressed={followed}
        onClick={toggle}
      >
        <Star size={18} aria-hidden="true" fill={followed ? 'currentColor' : 'none'} />
        <span className={styles.word}>{followed ? <Trans>已关注</Trans> : <Trans>关注</Trans>}</span>
      </button>
      {canAlert && <AlertChoice row={row} name={name} brief={Boolean(act)} className={classNames(styles.act, !followed && styles.main)} />}
      {row.status === 'upcoming' && !isPast && (
        <button type="button" className={classNames(styles.act, styles.small)} onClick={save}>
          <CalendarPlus size={18} aria-hidden="true" />
          <span className={styles.word}>
            <Trans>加入日历</Trans>
          </span>
        </button>
      )}
      {/* Without an alert button there is room for the label. */}
      <button
        ref={shareButton}
        type="button"
        className={classNames(styles.act, (canAlert || Boolean(act)) && styles.small)}
        aria-haspopup="menu"
        aria-expanded={shares}
        onPointerEnter={() => {
          preload(shareMenu)
          preload(menuPart)
        }}
        onClick={() => setShares(!shares)}
      >
        <Share2 size={18} aria-hidden="true" />
        <span className={styles.word}>
          <Trans>分享</Trans>
        </span>
      </button>
      <OpenedLater part={shareMenu} props={{ row, view, share, anchor: shareButton, open: shares, onOpenChange: setShares }} />
      {act}
    </div>
  )
}
