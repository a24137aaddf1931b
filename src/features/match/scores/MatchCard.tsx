// Beside the list: the focused match on its ground, its key events, a link to its page.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { isAwaitingResult } from '../../../../rules/match/match-clock.ts'
import { leagueName, teamName } from '../../../../rules/text/name/name.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { Ground } from '../../../ui/picture/Ground.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { FollowStar } from '../../follow/FollowStar.tsx'
import { useHidden } from '../../spoiler/revealed.ts'
import { matchSearch } from '../match-link.ts'
import { roundText } from '../messages/match-messages.ts'
import { foldTimeline, keyEvents } from '../messages/timeline.ts'
import { Duel } from '../parts/Duel.tsx'
import { EventRow } from '../parts/EventRow.tsx'
import { PeriodTable } from '../parts/PeriodTable.tsx'
import { matchDetailQuery } from '../queries.ts'
import type { RowView } from '../row-view.ts'
import { joinMatch } from '../state/join-match.ts'
import { useNowValue } from '../state/row/use-now-value.ts'
import { usePulse } from '../state/row/use-pulse.ts'
import { useRow } from '../state/row/use-row.ts'
import styles from './MatchCard.module.css'

/** Maximum events on the card. */
const most = 5
/** Number of events estimated from the row, so that nothing below moves when they load. */
const expected = (row: MatchRow): number => Math.min(most, Math.max(1, row.home_score + row.away_score + row.red_home + row.red_away))

export interface MatchCardProps {
  row: MatchRow
  view: RowView
  /** Not on screen yet: fetch nothing. */
  quiet?: boolean
}

export function MatchCard({ row: initial, view, quiet = false }: MatchCardProps) {
  const { t, i18n } = useLingui()
  const row = useRow(initial)
  const pulse = usePulse(row)
  const { lang } = view
  const names = `${teamName(row, 'home', lang)} vs ${teamName(row, 'away', lang)}`
  return (
    <Panel className={styles.card} aria-label={t`焦点比赛`}>
      <Ground sport={row.sport} marks="centre" className={styles.ground}>
        <div className={styles.meta}>
          <b className={styles.league}>{`${leagueName(row, lang)} ${roundText(row, lang, i18n)}`}</b>
          <FollowStar kind="match" id={row.id} name={names} tone="ground" className={styles.star} />
        </div>
        <Duel row={row} pulse={pulse} view={view} size="sm" linked />
      </Ground>
      <KeyEvents row={row} view={view} quiet={quiet} />
      <div className={styles.foot}>
        <Button variant="primary" block render={<Link to="/score-detail" search={matchSearch(row)} />}>
          <Trans>完整赛况</Trans>
        </Button>
      </div>
    </Panel>
  )
}

/** For some matches the score is known but not the goals: then do not claim that there are none. */
function NoKeyEvents({ row }: { row: MatchRow }) {
  if (row.status === 'postponed' || row.status === 'cancelled') return null
  const isScored = row.home_score + row.away_score + row.red_home + row.red_away > 0
  return (
    <p className={styles.none}>
      {row.status === 'upcoming' ? (
        <Trans>还没有开赛</Trans>
      ) : isScored ? (
        <Trans>进球和红牌没有逐个记录</Trans>
      ) : row.status === 'live' ? (
        <Trans>还没有进球和红牌</Trans>
      ) : (
        <Trans>没有进球和红牌</Trans>
      )}
    </p>
  )
}

function KeyEvents({ row, view, quiet = false }: MatchCardProps) {
  const { t } = useLingui()
  const hidden = useHidden(row)
  const { data, isPending } = useQuery({ ...matchDetailQuery(row.id), enabled: !quiet })
  useEffect(() => (quiet ? undefined : joinMatch(row.id)), [row.id, quiet])
  const items = useMemo(() => keyEvents(foldTimeline(data?.events ?? []), most), [data?.events])
  const isPast = useNowValue((nowMs) => isAwaitingResult(row, nowMs))
  if (hidden) return null
  if (row.sport !== 'football') return row.periods.length > 0 ? <PeriodTable row={row} lang={view.lang} className={styles.moments} /> : null
  return (
    <div className={styles.moments}>
      {isPending ? (
        <SkeletonRows count={expected(row)} height={34} label={t`数据加载中，请稍候！`} />
      ) : items.length > 0 ? (
        <ol>
          {items.map((item) => (
            <EventRow key={item.seq} item={item} sport={row.sport} view={view} />
          ))}
        </ol>
      ) : (
        !isPast && <NoKeyEvents row={row} />
      )}
    </div>
  )
}
