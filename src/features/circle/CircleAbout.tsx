// League and team that a circle is about, linked to their pages.
import { Trans } from '@lingui/react/macro'
import type { Circle } from '../../../contract/circle.ts'
import { nameOf } from '../../../rules/text/name/name.ts'
import { preferences } from '../../core/store/preferences.ts'
import { useStore } from '../../ui/use-store.ts'
import { DataLink } from '../match/league/DataLink.tsx'
import { useAbout } from '../match/league/use-about.ts'
import styles from './CirclePage.module.css'

export function CircleAbout({ circle }: { circle: Pick<Circle, 'league_id' | 'team_id'> }) {
  const { lang } = useStore(preferences)
  const { league, team } = useAbout(circle)
  return (
    <>
      {league && (
        <span className={styles.about}>
          <Trans>
            关于{' '}
            <DataLink sport={league.sport} to={{ league: circle.league_id ?? '' }}>
              {nameOf(league.name, lang)}
            </DataLink>
          </Trans>
        </span>
      )}
      {team && (
        <span className={styles.about}>
          <Trans>
            关于{' '}
            <DataLink sport={team.sport} to={{ team: circle.team_id ?? '' }}>
              {nameOf(team.name, lang)}
            </DataLink>
          </Trans>
        </span>
      )}
    </>
  )
}
