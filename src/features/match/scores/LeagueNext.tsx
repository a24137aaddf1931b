// In an empty league: its next match with a link, or a note that none is near. Nothing while that is unknown.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { teamShort } from '../../../../rules/text/name/name.ts'
import { apiQuery } from '../../../core/api/api-query.ts'
import { freshness } from '../../../core/api/freshness.ts'
import { dateText, dayOf } from '../../../core/text/format.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { dataMessages } from '../../../ui/messages/data-messages.ts'
import { WithMessages } from '../../../ui/messages/WithMessages.tsx'
import { matchSearch } from '../match-link.ts'
import { startTime } from '../messages/start-time.ts'
import { listKey } from '../queries.ts'
import { useRowView } from '../row-view.ts'
import { useNowValue } from '../state/row/use-now-value.ts'
import styles from './LeagueNext.module.css'

interface LeagueNextProps {
  /** Id of the league. */
  league: string
}

/** Days searched, starting today: the maximum of a list call. */
const days = 14
/** Matches requested: the first may be one that should have begun already. */
const most = 10
const minute = 60_000

export const LeagueNext = (props: LeagueNextProps) => (
  <WithMessages catalogs={dataMessages} waiting={null}>
    <Next {...props} />
  </WithMessages>
)

function Next({ league }: LeagueNextProps) {
  const { i18n } = useLingui()
  const { lang, tz } = useRowView()
  const nowMs = useNowValue((at) => Math.floor(at / minute)) * minute
  const today = dayOf(nowMs, tz)
  const query = apiQuery(listKey, { body: { league_id: league, status: 'upcoming', day: today, days, tz, limit: most } })
  const { data } = useQuery(query)
  const next = data?.list.find(({ match_time }) => Date.parse(match_time) >= nowMs)
  if (next)
    return (
      <p className={styles.next}>
        <Trans>下一场</Trans>{' '}
        <Link to="/score-detail" search={matchSearch(next)} className={styles.link}>
          {dateText(dayOf(next.match_time, tz), lang, today)} <Num>{startTime(next, tz, i18n)}</Num>{' '}
          <span translate="no">
            {teamShort(next, 'home', lang)} – {teamShort(next, 'away', lang)}
          </span>
        </Link>
      </p>
    )
  // A partial cache does not prove that there is no match.
  if (!data || freshness.get(query.queryKey)?.part) return null
  return (
    <p className={styles.next}>
      <Trans>接下来 {days} 天没有比赛</Trans>
    </p>
  )
}
