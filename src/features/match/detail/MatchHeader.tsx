// Header of a match on its ground: competition, teams, plates, scorers, actions.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import type { MatchDetail } from '../../../../contract/match/match-detail.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { leagueName, nameOf } from '../../../../rules/text/name/name.ts'
import { dateText, dayOf, timeOf } from '../../../core/text/format.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import { aheadPart } from '../../../ui/layer/ahead-part.tsx'
import { Ground } from '../../../ui/picture/Ground.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { useCovered, useHidden } from '../../spoiler/revealed.ts'
import { DataLink } from '../league/DataLink.tsx'
import { coverOf } from '../league/standings/table-cover.ts'
import { noteWord, roundText, sportName } from '../messages/match-messages.ts'
import { matchSentence } from '../messages/match-sentence.ts'
import { startTime } from '../messages/start-time.ts'
import { foldTimeline } from '../messages/timeline.ts'
import { Duel } from '../parts/Duel.tsx'
import { HalfTime } from '../parts/HalfTime.tsx'
import { KickOff } from '../parts/KickOff.tsx'
import { Scorers } from '../parts/Scorers.tsx'
import type { RowView } from '../row-view.ts'
import { useNowValue } from '../state/row/use-now-value.ts'
import { usePulse } from '../state/row/use-pulse.ts'
import { MatchActions } from './MatchActions.tsx'
import styles from './MatchHeader.module.css'

const GameLine = aheadPart('src/features/match/panel/GameLine.tsx', async () => (await import('../panel/GameLine.tsx')).GameLine)

export interface MatchHeaderProps {
  detail: MatchDetail
  row: MatchRow
  view: RowView
  /** The last of the actions. */
  act?: ReactNode
}

export function MatchHeader({ detail, row, view, act }: MatchHeaderProps) {
  const { i18n } = useLingui()
  const pulse = usePulse(row)
  const hidden = useHidden(row)
  const game = !hidden && row.status === 'live' ? row.game : null
  const items = useMemo(() => foldTimeline(detail.events), [detail.events])
  const { lang, tz } = view
  const today = useNowValue((nowMs) => dayOf(nowMs, tz))
  return (
    <Ground sport={row.sport} marks="centre" className={styles.ground}>
      <Wrap>
        <h1>
          <VisuallyHidden>{matchSentence(row, pulse, { i18n, lang, tz, hidden })}</VisuallyHidden>
        </h1>
        <Meta detail={detail} row={row} view={view} />
        <div className={styles.duel}>
          <Duel
            row={row}
            pulse={pulse}
            view={view}
            size="lg"
            linked
            before={<KickOff row={row} pulse={pulse} view={view} />}
            place={{ home: <Place detail={detail} teamId={row.home_team_id} />, away: <Place detail={detail} teamId={row.away_team_id} /> }}
          >
            <HalfTime row={row} />
            {game && <GameLine row={row} game={game} lang={lang} />}
            {!hidden && row.shootout && (
              <b className={styles.line}>
                <Trans>点球 {noteWord('shoot-out', row, i18n)}</Trans>
              </b>
            )}
            {!hidden && row.aggregate && <span className={styles.line}>{noteWord('aggregate', row, i18n)}</span>}
            {row.original_time && row.original_time !== row.match_time && row.status !== 'over' && (
              <span className={styles.line}>
                <s>
                  {dateText(dayOf(row.original_time, tz), lang, today)} <Num>{timeOf(row.original_time, tz)}</Num>
                </s>{' '}
                <Trans>改期</Trans>
              </span>
            )}
          </Duel>
        </div>
        {!hidden && <Scorers items={items} lang={lang} row={row} />}
        <MatchActions detail={detail} row={row} view={view} act={act} />
      </Wrap>
    </Ground>
  )
}

function Meta({ detail, row, view }: MatchHeaderProps) {
  const { t, i18n } = useLingui()
  const { lang, tz } = view
  const today = useNowValue((nowMs) => dayOf(nowMs, tz))
  const sport = sportName(row.sport, i18n)
  const facts = [detail.venue && nameOf(detail.venue, lang), detail.referee && t`主裁 ${nameOf(detail.referee, lang)}`].filter(Boolean)
  return (
    <div className={styles.meta}>
      <span className={styles.path}>
        {row.sport === 'football' || row.sport === 'basketball' ? (
          <Link to={`/${row.sport}`}>
            <Trans>{sport}比分</Trans>
          </Link>
        ) : (
          <Link to="/schedule" search={{ type: 3 }}>
            {sport}
          </Link>
        )}
        <ChevronRight size={14} aria-hidden="true" />
        <span>
          <DataLink sport={row.sport} to={{ league: row.league_id }}>
            {leagueName(row, lang)}
          </DataLink>{' '}
          {roundText(row, lang, i18n)}
        </span>
      </span>
      <span>
        {dateText(dayOf(row.match_time, tz), lang, today)} <Num>{startTime(row, tz, i18n)}</Num>
        {facts.map((fact) => ` · ${fact}`)}
      </span>
    </div>
  )
}

/** 联赛第 1, under a team. */
function Place({ detail, teamId }: { detail: MatchDetail; teamId: string }) {
  const covered = useCovered(coverOf(detail.standings ?? { rows: [] }, detail.match.id))
  const rank = detail.standings?.rows.find(({ team_id }) => team_id === teamId)?.rank
  if (!rank || covered) return null
  return (
    <Trans>
      联赛第 <Num>{rank}</Num>
    </Trans>
  )
}
