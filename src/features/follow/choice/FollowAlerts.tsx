// Alerts on the page of a team, a league or a player: editable if it is followed; otherwise those that its league already sends, or that
// a follow would.
import { Trans, useLingui } from '@lingui/react/macro'
import { BellRing } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import { useStore } from '../../../ui/use-store.ts'
import { alertSettings } from '../alert-settings.ts'
import { followKey, followStore } from '../follow-store.ts'
import { alertSentence } from './alert-kind-messages.ts'
import { alertedKinds, type Followed, offeredKinds, promisedKinds } from './alert-offer.ts'
import { ChoiceStrip } from './ChoiceStrip.tsx'
import { useFollowList } from './device-choice.ts'
import styles from './FollowAlerts.module.css'

interface FollowAlertsProps {
  followed: Followed
  name: string
  tone: 'page' | 'stand'
}

export function FollowAlerts({ followed, name, tone }: FollowAlertsProps) {
  const { i18n } = useLingui()
  // Until the follows are loaded, renders as for a user without follows: most have none, and for them nothing moves.
  const { follows } = useStore(followStore)
  const settings = useStore(alertSettings)
  const all = useFollowList(settings)
  if (follows.has(followKey(followed.kind, followed.id))) return <ChoiceStrip followed={followed} name={name} tone={tone} />
  const alerted = alertedKinds(followed, all, settings)
  const hasAlerts = alerted.length > 0
  const shown = hasAlerts ? alerted : promisedKinds(followed, all, settings)
  // A player's sport may have only alerts that must be chosen explicitly.
  if (shown.length === 0) return null
  const sentence = alertSentence(shown, offeredKinds(followed), { sport: followed.sport, lead: settings.lead }, i18n)
  return (
    <p className={classNames(styles.promise, tone === 'stand' && styles.stand)}>
      <BellRing size={14} aria-hidden="true" />
      <span>{hasAlerts ? <Trans>已随联赛提醒：{sentence}</Trans> : <Trans>关注后提醒：{sentence}</Trans>}</span>
    </p>
  )
}
