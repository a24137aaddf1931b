// A match of the schedule as a ticket: the time on the stub, a perforation, teams, streamers, reservation.
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { MatchRow, Side } from '../../../../contract/match/match-row.ts'
import { teamName, teamShort } from '../../../../rules/text/name/name.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useLater } from '../../../ui/layer/use-later.ts'
import { Crest } from '../../../ui/picture/Crest.tsx'
import { FollowStar } from '../../follow/FollowStar.tsx'
import { ReserveButton } from '../../follow/ReserveButton.tsx'
import { useHidden } from '../../spoiler/revealed.ts'
import { matchSearch } from '../match-link.ts'
import { matchSentence } from '../messages/match-sentence.ts'
import { RowLeague } from '../row/RowLeague.tsx'
import { rowGame } from '../row/row-game.ts'
import type { RowView } from '../row-view.ts'
import { usePulse } from '../state/row/use-pulse.ts'
import { useRow } from '../state/row/use-row.ts'
import styles from './Ticket.module.css'
import { TicketScore } from './TicketScore.tsx'
import { TicketStreamers } from './TicketStreamers.tsx'
import { TicketStub } from './TicketStub.tsx'

export const Ticket = memo(function Ticket({ row: initial, view }: { row: MatchRow; view: RowView }) {
  const { i18n } = useLingui()
  const row = useRow(initial)
  const pulse = usePulse(row)
  const hidden = useHidden(row)
  const { lang, tz } = view
  const names = `${teamName(row, 'home', lang)} vs ${teamName(row, 'away', lang)}`
  const hasScore = row.status === 'live' || row.status === 'over'
  const decided = row.status === 'over' && !hidden && row.winner !== null && row.winner !== 'draw'
  const Game = useLater(rowGame, Boolean(row.game) && !hidden)
  const side = (of: Side) => {
    const home = of === 'home'
    const name = teamShort(row, of, lang)
    return (
      <span
        className={classNames(styles.side, styles[of], decided && (row.winner === of ? styles.winner : styles.loser))}
        aria-hidden="true"
      >
        <Crest crest={home ? row.home_team_crest : row.away_team_crest} id={home ? row.home_team_id : row.away_team_id} />
        <span className={styles.name} title={teamName(row, of, lang)} translate="no">
          <span className={styles.code}>{row[`${of}_team_code`] || name}</span>
          <span>{name}</span>
        </span>
        {Game && <Game row={row} side={of} hidden={hidden} />}
      </span>
    )
  }
  return (
    <article data-row={row.id} className={classNames(styles.ticket, hasScore && styles.scored, pulse.live && styles.live)}>
      <Link
        className={styles.link}
        to="/score-detail"
        search={matchSearch(row)}
        aria-label={matchSentence(row, pulse, { i18n, lang, tz, hidden })}
      />
      <TicketStub row={row} pulse={pulse} hidden={hidden} view={view} />
      <RowLeague row={row} lang={lang} className={styles.league} />
      {side('home')}
      <TicketScore row={row} hidden={hidden} />
      {side('away')}
      <TicketStreamers row={row} />
      <span className={styles.act} data-follow="">
        {row.status === 'upcoming' && pulse.word !== 'unknown' ? (
          <ReserveButton match={row} name={names} />
        ) : (
          <FollowStar kind="match" id={row.id} name={names} />
        )}
      </span>
    </article>
  )
})
