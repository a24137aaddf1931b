// A team's current match with its score, or its next one, on its ground: opponent, venue, start and countdown.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { MatchRow } from '../../../../../contract/match/match-row.ts'
import { leagueName } from '../../../../../rules/text/name/name.ts'
import { Ground } from '../../../../ui/picture/Ground.tsx'
import { matchSearch } from '../../match-link.ts'
import { roundText } from '../../messages/match-messages.ts'
import { Duel } from '../../parts/Duel.tsx'
import { KickOff } from '../../parts/KickOff.tsx'
import type { RowView } from '../../row-view.ts'
import { usePulse } from '../../state/row/use-pulse.ts'
import { useRow } from '../../state/row/use-row.ts'
import styles from './NextMatch.module.css'
import { hasHome } from './team-results.ts'

interface NextMatchProps {
  row: MatchRow
  /** The team of the page. */
  team: string
  view: RowView
}

export function NextMatch({ row: initial, team, view }: NextMatchProps) {
  const { t, i18n } = useLingui()
  const row = useRow(initial)
  const pulse = usePulse(row)
  const { lang } = view
  const title = row.status === 'live' ? t`进行中` : t`下一场`
  return (
    <section aria-label={title}>
      <Ground sport={row.sport} marks="centre" className={styles.ground}>
        <div className={styles.meta}>
          <h2 className={styles.title}>{title}</h2>
          <span className={styles.league}>{`${leagueName(row, lang)} ${roundText(row, lang, i18n)}`}</span>
          {hasHome(row.sport) && (
            <span>
              {row.home_team_id === team
                ? t({ message: '主场', context: 'where a team played' })
                : t({ message: '客场', context: 'where a team played' })}
            </span>
          )}
        </div>
        <Duel row={row} pulse={pulse} view={view} size="sm" linked before={<KickOff row={row} pulse={pulse} view={view} />} />
        <Link to="/score-detail" search={matchSearch(row)} className={styles.link}>
          <Trans>看这场比赛</Trans>
        </Link>
      </Ground>
    </section>
  )
}
