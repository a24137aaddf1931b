// The alert choice of a match: a button that lists the selected or inherited alerts, and a popover to change them.
import { Trans, useLingui } from '@lingui/react/macro'
import { Bell, BellOff, BellRing } from 'lucide-react'
import { useRef, useState } from 'react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { classNames } from '../../../ui/class-names.ts'
import { laterPart } from '../../../ui/layer/later-part.ts'
import { OpenedLater } from '../../../ui/layer/OpenedLater.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { alertSettings } from '../../follow/alert-settings.ts'
import { alertSentence } from '../../follow/choice/alert-kind-messages.ts'
import { alertedKinds, type Followed, offeredKinds, promisedKinds } from '../../follow/choice/alert-offer.ts'
import { useFollowList } from '../../follow/choice/device-choice.ts'
import { followKey, followStore, setFollow } from '../../follow/follow-store.ts'
import { matchMarks } from '../../follow/match-marks.ts'
import styles from './AlertChoice.module.css'

const panel = laterPart(() => import('./AlertChoicePanel.tsx').then((part) => part.AlertChoicePanel))

/** Number of alert kinds that the button lists before it counts the rest. */
const named = 3

interface AlertChoiceProps {
  row: Pick<MatchRow, 'id' | 'sport' | 'league_id' | 'home_team_id' | 'away_team_id'>
  name: string
  /** Shows a one-word label on phones. */
  brief: boolean
  className?: string
}

export function AlertChoice({ row, name, brief, className }: AlertChoiceProps) {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const settings = useStore(alertSettings)
  const follows = useFollowList(settings)
  const isFollowed = useStore(followStore).follows.has(followKey('match', row.id))
  const muted = useStore(matchMarks)[row.id]?.muted === true
  const followed: Followed = { kind: 'match', id: row.id, sport: row.sport, match: row }
  const alerted = alertedKinds(followed, follows, settings)
  const offered = offeredKinds(followed)
  const isAsked = isFollowed || alerted.length > 0
  const kinds = isAsked ? alerted : promisedKinds(followed, follows, settings)
  const labelOf = (most: number): string => {
    const sentence = alertSentence(kinds, offered, { sport: row.sport, lead: settings.lead, most }, i18n)
    return muted ? t`已静音` : isAsked ? sentence : t`提醒：${sentence}`
  }
  const Icon = muted ? BellOff : isAsked ? BellRing : Bell
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={classNames(styles.button, brief && styles.brief, className)}
        aria-expanded={open}
        // The full list, because the label may be cut or only count the rest.
        title={labelOf(offered.length)}
        onClick={() => {
          // Alerts belong to a follow, so choosing alerts follows the match.
          if (!isFollowed) setFollow('match', row.id, name, true)
          setOpen(!open)
        }}
      >
        <Icon size={18} aria-hidden="true" />
        <span className={styles.label}>{labelOf(named)}</span>
        {brief && (
          <span className={styles.word} aria-hidden="true">
            <Trans context="foot of a match">提醒</Trans>
          </span>
        )}
      </button>
      <OpenedLater part={panel} props={{ open, onOpenChange: setOpen, anchor, followed, name }} />
    </>
  )
}
