// The match of a question: teams, and start or score.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { leagueName, teamShort } from '../../../rules/text/name/name.ts'
import { dateText, dayOf } from '../../core/text/format.ts'
import { Num } from '../../ui/figure/Num.tsx'
import { Crest } from '../../ui/picture/Crest.tsx'
import { matchSearch } from '../match/match-link.ts'
import { startTime } from '../match/messages/start-time.ts'
import { useRowView } from '../match/row-view.ts'
import { reveal, useHidden } from '../spoiler/revealed.ts'
import styles from './QuestionItem.module.css'

export function GuessMatch({ match }: { match: MatchRow }) {
  const { i18n } = useLingui()
  const { lang, tz } = useRowView()
  const hidden = useHidden(match)
  const hasScore = match.status === 'live' || match.status === 'over'
  return (
    <div className={styles.match}>
      <Link to="/score-detail" search={matchSearch(match)} translate="no">
        <Crest crest={match.home_team_crest} id={match.home_team_id} size={18} />
        {teamShort(match, 'home', lang)}
        {hasScore && !hidden ? (
          <Num strong>
            {match.home_score} : {match.away_score}
          </Num>
        ) : (
          <small>vs</small>
        )}
        <Crest crest={match.away_team_crest} id={match.away_team_id} size={18} />
        {teamShort(match, 'away', lang)}
      </Link>
      <small>
        <span translate="no">{leagueName(match, lang)}</span>{' '}
        <Num>
          {dateText(dayOf(match.match_time, tz), lang)} {startTime(match, tz, i18n)}
        </Num>
      </small>
      {hidden && (
        <button type="button" className={styles.reveal} onClick={() => reveal(match.id)}>
          <Trans>显示比分</Trans>
        </button>
      )}
    </div>
  )
}
