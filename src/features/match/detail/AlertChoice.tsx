// Which events of a match are alerted, said in words on the button and chosen in a panel that hangs from it.
import { Trans, useLingui } from '@lingui/react/macro'
import { BellOff, BellRing } from 'lucide-react'
import { useRef, useState } from 'react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { Popover } from '../../../ui/layer/Popover.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { AlertChoiceEditor } from '../../follow/AlertChoiceEditor.tsx'
import { alertSentence } from '../../follow/alert-kind-words.ts'
import { type Followed, offeredKinds, toldKinds } from '../../follow/alert-offer.ts'
import { alertSettings } from '../../follow/alert-settings.ts'
import { useFollowList } from '../../follow/device-choice.ts'
import { followKey, followStore, setFollow } from '../../follow/follow-store.ts'
import { matchMarks } from '../../follow/match-marks.ts'
import styles from './AlertChoice.module.css'

/** Kinds that the button names before it says how many more there are. */
const named = 2

interface AlertChoiceProps {
  row: Pick<MatchRow, 'id' | 'sport' | 'league_id' | 'home_team_id' | 'away_team_id'>
  name: string
  className?: string
}

export function AlertChoice({ row, name, className }: AlertChoiceProps) {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const settings = useStore(alertSettings)
  const follows = useFollowList(settings)
  const isFollowed = useStore(followStore).follows.has(followKey('match', row.id))
  const muted = useStore(matchMarks)[row.id]?.muted === true
  const followed: Followed = { kind: 'match', id: row.id, sport: row.sport, match: row }
  const told = toldKinds(followed, follows, settings)
  const offered = offeredKinds(followed)
  const unasked = row.sport === 'football' ? t`进球提醒` : t`比赛提醒`
  const said = { sport: row.sport, lead: settings.lead, most: named }
  const label = muted ? t`已静音` : told.length === 0 && !isFollowed ? unasked : alertSentence(told, offered, said, i18n)
  const Icon = muted ? BellOff : BellRing
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={className}
        aria-expanded={open}
        onClick={() => {
          // Alerts belong to a follow; asking for them is asking for it.
          if (!isFollowed) setFollow('match', row.id, name, true)
          setOpen(!open)
        }}
      >
        <Icon size={18} aria-hidden="true" />
        <span className={styles.label}>{label}</span>
        <span className={styles.brief} aria-hidden="true">
          <Trans context="foot of a match">提醒</Trans>
        </span>
      </button>
      <Popover open={open} onOpenChange={setOpen} anchor={anchor} label={t`这场比赛的提醒`} width={340}>
        <div className={styles.panel}>
          <AlertChoiceEditor followed={followed} name={name} />
        </div>
      </Popover>
    </>
  )
}
