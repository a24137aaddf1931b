// The head of a team on the stand: who it is, whether it is followed, and what is told of it in one sentence.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BellRing } from 'lucide-react'
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { TeamPage } from '../../../../contract/match/data.ts'
import { nameOf } from '../../../../rules/text/name.ts'
import { Crest } from '../../../ui/picture/Crest.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { alertSentence } from '../../follow/alert-kind-words.ts'
import { type Followed, followedTeam, offeredKinds, promisedKinds, toldKinds } from '../../follow/alert-offer.ts'
import { alertSettings } from '../../follow/alert-settings.ts'
import { ChoiceStrip } from '../../follow/ChoiceStrip.tsx'
import { useFollowList } from '../../follow/device-choice.ts'
import { FollowButton } from '../../follow/FollowButton.tsx'
import { followKey, followStore } from '../../follow/follow-store.ts'
import type { DataPath } from '../../league/data-link.ts'
import styles from './TeamHead.module.css'

interface TeamHeadProps {
  page: TeamPage
  name: string
  to: DataPath
  lang: Lang
}

export function TeamHead({ page, name, to, lang }: TeamHeadProps) {
  const { id, crest } = page.team
  return (
    <header className={styles.head}>
      <div className={styles.inside}>
        <Crest crest={crest} id={id} size={56} />
        <div className={styles.words}>
          <h1 className={styles.name} translate="no">
            {name}
          </h1>
          <p className={styles.sub}>
            {page.leagues.map((league) => (
              <Link key={league.id} to={to} search={{ league: league.id }}>
                {nameOf(league.name, lang)}
              </Link>
            ))}
            {page.coach && <Trans>主教练 {nameOf(page.coach, lang)}</Trans>}
          </p>
        </div>
        <FollowButton kind="team" id={id} name={name} />
        <div className={styles.alerts}>
          <TeamAlerts followed={followedTeam(id, page.sport, page.leagues[0]?.id)} name={name} />
        </div>
      </div>
    </header>
  )
}

/** A follow says what it tells and lets it be changed; else what its league tells already, or what a follow would. */
function TeamAlerts({ followed, name }: { followed: Followed; name: string }) {
  const { i18n } = useLingui()
  const { follows, loaded } = useStore(followStore)
  const settings = useStore(alertSettings)
  const all = useFollowList(settings)
  if (follows.has(followKey('team', followed.id))) return <ChoiceStrip followed={followed} name={name} tone="stand" />
  // Before the device has answered, either sentence could be wrong.
  if (!loaded) return null
  const told = toldKinds(followed, all, settings)
  const isTold = told.length > 0
  const said = { sport: followed.sport, lead: settings.lead }
  const sentence = alertSentence(isTold ? told : promisedKinds(followed, all, settings), offeredKinds(followed), said, i18n)
  return (
    <p className={styles.promise}>
      <BellRing size={14} aria-hidden="true" />
      <span>{isTold ? <Trans>已随联赛提醒：{sentence}</Trans> : <Trans>关注后提醒：{sentence}</Trans>}</span>
    </p>
  )
}
