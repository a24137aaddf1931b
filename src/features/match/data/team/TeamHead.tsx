// The header of a team page: the team, the follow button, and one sentence about its alerts.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Lang } from '../../../../../contract/limits/limits.ts'
import type { TeamPage } from '../../../../../contract/match/data.ts'
import { nameOf } from '../../../../../rules/text/name/name.ts'
import { Crest } from '../../../../ui/picture/Crest.tsx'
import { followedTeam } from '../../../follow/choice/alert-offer.ts'
import { FollowAlerts } from '../../../follow/choice/FollowAlerts.tsx'
import { FollowButton } from '../../../follow/FollowButton.tsx'
import { dataPath } from '../../league/data-link.ts'
import { PlayerFace } from '../../league/PlayerFace.tsx'
import { CircleWay } from '../CircleWay.tsx'
import styles from './TeamHead.module.css'

interface TeamHeadProps {
  page: TeamPage
  name: string
  lang: Lang
}

export function TeamHead({ page, name, lang }: TeamHeadProps) {
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
              <LeagueWay key={league.id} league={league} lang={lang} />
            ))}
            <CircleWay of={{ team: id }} lang={lang} />
            {page.coach && (
              <span className={styles.coach}>
                <PlayerFace id={page.coach.en} team={page.team} isCoach size={28} />
                <Trans>主教练 {nameOf(page.coach, lang)}</Trans>
              </span>
            )}
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

/** Links to the league page, or to the league's matches in sports without league pages. */
function LeagueWay({ league: { id, sport, name }, lang }: { league: TeamPage['leagues'][number]; lang: Lang }) {
  const to = dataPath(sport)
  return to ? (
    <Link to={to} search={{ league: id }}>
      {nameOf(name, lang)}
    </Link>
  ) : (
    <Link to="/schedule" search={{ type: 3, league: id }}>
      {nameOf(name, lang)}
    </Link>
  )
}
