// The match of a scheme or a question in one line: both teams, the start, and the score unless it is hidden.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { leagueName, teamShort } from '../../../../rules/text/name/name.ts'
import { dateText, dayOf } from '../../../core/text/format.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Crest } from '../../../ui/picture/Crest.tsx'
import { matchSearch } from '../../match/match-link.ts'
import { startTime } from '../../match/messages/start-time.ts'
import { useRowView } from '../../match/row-view.ts'
import { usePulse } from '../../match/state/row/use-pulse.ts'
import { reveal, useHidden } from '../../spoiler/revealed.ts'
import styles from './MatchLine.module.css'
import { matchState } from './match-state.ts'

export function MatchLine({ match, league = false }: { match: MatchRow; league?: boolean }) {
  const { i18n } = useLingui()
  const { lang, tz } = useRowView()
  const hidden = useHidden(match)
  const hasScore = match.status === 'live' || match.status === 'over'
  const state = matchState(match, usePulse(match).word, i18n)
  return (
    <div className={styles.line}>
      <Link to="/score-detail" search={matchSearch(match)} className={styles.teams} translate="no">
        <Crest crest={match.home_team_crest} id={match.home_team_id} size={18} />
        <span>{teamShort(match, 'home', lang)}</span>
        {hasScore && !hidden ? (
          <Num strong>
            {match.home_score} : {match.away_score}
          </Num>
        ) : (
          <small>vs</small>
        )}
        <Crest crest={match.away_team_crest} id={match.away_team_id} size={18} />
        <span>{teamShort(match, 'away', lang)}</span>
      </Link>
      <span className={styles.when}>
        {league && <span translate="no">{leagueName(match, lang)}</span>}
        {hidden && (
          <button type="button" className={styles.reveal} onClick={() => reveal(match.id)}>
            <Trans>显示比分</Trans>
          </button>
        )}
        {state ?? (
          <Num>
            {dateText(dayOf(match.match_time, tz), lang)} {startTime(match, tz, i18n)}
          </Num>
        )}
      </span>
    </div>
  )
}
