// The head of a team on the stand: who it is, whether it is followed, and what is told of it in one sentence.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { TeamPage } from '../../../../contract/match/data.ts'
import { nameOf } from '../../../../rules/text/name.ts'
import { Crest } from '../../../ui/picture/Crest.tsx'
import { followedTeam } from '../../follow/alert-offer.ts'
import { FollowAlerts } from '../../follow/FollowAlerts.tsx'
import { FollowButton } from '../../follow/FollowButton.tsx'
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
          <FollowAlerts followed={followedTeam(id, page.sport, page.leagues[0]?.id)} name={name} tone="stand" />
        </div>
      </div>
    </header>
  )
}
