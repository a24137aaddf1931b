// The stage of the home page: one large match on its ground, the other popular ones on a board beside it.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BarChart3 } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { minuteParts } from '../../../rules/match/format-minute.ts'
import { leagueName, teamName, teamShort } from '../../../rules/text/name/name.ts'
import { timeOf } from '../../core/text/format.ts'
import { Button } from '../../ui/button/Button.tsx'
import { MoreLink } from '../../ui/button/MoreLink.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Num } from '../../ui/figure/Num.tsx'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { Crest } from '../../ui/picture/Crest.tsx'
import { Ground } from '../../ui/picture/Ground.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { FollowStar } from '../follow/FollowStar.tsx'
import { ReserveButton } from '../follow/ReserveButton.tsx'
import { matchSearch } from '../match/match-link.ts'
import { roundText, stateWord } from '../match/messages/match-messages.ts'
import { matchSentence } from '../match/messages/match-sentence.ts'
import { otherDay } from '../match/messages/other-day.ts'
import { startTime } from '../match/messages/start-time.ts'
import { Duel } from '../match/parts/Duel.tsx'
import { HalfTime } from '../match/parts/HalfTime.tsx'
import type { RowView } from '../match/row-view.ts'
import { useNowValue } from '../match/state/row/use-now-value.ts'
import { usePulse } from '../match/state/row/use-pulse.ts'
import { useRow } from '../match/state/row/use-row.ts'
import { sideScore } from '../match/state/side-score.ts'
import { useHidden } from '../spoiler/revealed.ts'
import styles from './Stage.module.css'
import { StageScorers } from './StageScorers.tsx'
import { StageStrip } from './StageStrip.tsx'

interface StageProps {
  row: MatchRow
  others: readonly MatchRow[]
  view: RowView
  /** Video of a room that streams the match; replaces the board. */
  picture?: ReactNode
  /** Stands on desktops; CSS reserves their space until they load. */
  stands?: ReactNode
}

export function Stage({ row: initial, others, view, picture, stands }: StageProps) {
  const { i18n } = useLingui()
  const row = useRow(initial)
  const pulse = usePulse(row)
  const { lang, tz } = view
  const day = useNowValue((nowMs) => otherDay(row.match_time, nowMs, view))
  const names = `${teamName(row, 'home', lang)} vs ${teamName(row, 'away', lang)}`
  return (
    <Ground sport={row.sport} className={styles.stage}>
      <Wrap className={classNames(styles.inside, Boolean(picture) && styles.live)}>
        {picture && <div className={styles.picture}>{picture}</div>}
        <section className={styles.board} aria-label={names}>
          <div className={styles.meta}>
            <b>{`${leagueName(row, lang)} ${roundText(row, lang, i18n)}`}</b>
            <span>
              {day} <Num>{startTime(row, tz, i18n)}</Num>
            </span>
            {picture && (
              <span className={styles.toMatch}>
                <MoreLink render={<Link to="/score-detail" search={matchSearch(row)} />}>
                  <Trans>完整赛况</Trans>
                </MoreLink>
              </span>
            )}
            <FollowStar kind="match" id={row.id} name={names} tone="ground" className={styles.star} />
          </div>
          <div className={styles.match}>
            <div className={styles.duel}>
              <i className={styles.circle} aria-hidden="true" />
              <Duel row={row} pulse={pulse} view={view} size={picture ? 'stage' : 'lg'} linked>
                <HalfTime row={row} />
              </Duel>
            </div>
            <StageScorers row={row} view={view} />
            <div className={styles.acts}>
              <Button variant="lamp" render={<Link to="/score-detail" search={matchSearch(row)} />}>
                <BarChart3 size={16} aria-hidden="true" />
                <Trans>完整赛况</Trans>
              </Button>
              {row.status === 'upcoming' && pulse.word !== 'unknown' && <ReserveButton match={row} name={names} />}
            </div>
          </div>
          {picture && (
            <>
              <div className={styles.stands} style={{ '--stands': Math.min(3, row.rooms) }}>
                {stands}
              </div>
              <StageStrip row={row} />
            </>
          )}
        </section>
        {others.length > 0 && (
          <ul className={styles.others}>
            {others.map((other) => (
              <li key={other.id}>
                <StageLine row={other} view={view} />
              </li>
            ))}
          </ul>
        )}
      </Wrap>
    </Ground>
  )
}

const StageLine = memo(function StageLine({ row: initial, view }: { row: MatchRow; view: RowView }) {
  const { i18n } = useLingui()
  const row = useRow(initial)
  const pulse = usePulse(row)
  const hidden = useHidden(row)
  const { lang, tz } = view
  const word = stateWord(pulse.word, row, i18n)
  const { part, clock } = minuteParts(pulse.minute, row.sport, lang)
  const state = word ?? (row.status === 'upcoming' ? timeOf(row.match_time, tz) : clock || part)
  const day = useNowValue((nowMs) => (row.status === 'upcoming' ? otherDay(row.match_time, nowMs, view) : ''))
  return (
    <Link to="/score-detail" search={matchSearch(row)} className={styles.line}>
      <VisuallyHidden>{matchSentence(row, pulse, { i18n, lang, tz, hidden, day })}</VisuallyHidden>
      <span className={styles.when} aria-hidden="true">
        {day && (!word || pulse.word === 'time-tbc') && <small className={styles.day}>{day}</small>}
        {!word && part && clock && <small className={styles.day}>{part}</small>}
        <Num strong className={styles.minute}>
          {state}
        </Num>
      </span>
      <span className={styles.teams} aria-hidden="true">
        <span>
          <Crest crest={row.home_team_crest} id={row.home_team_id} size={18} />
          {teamShort(row, 'home', lang)}
        </span>
        <span>
          <Crest crest={row.away_team_crest} id={row.away_team_id} size={18} />
          {teamShort(row, 'away', lang)}
        </span>
      </span>
      <span className={styles.league} aria-hidden="true">
        {leagueName(row, lang)}
      </span>
      <span className={styles.scores} aria-hidden="true">
        <Num strong>{sideScore(row, 'home', hidden)}</Num>
        <Num strong>{sideScore(row, 'away', hidden)}</Num>
      </span>
    </Link>
  )
})
