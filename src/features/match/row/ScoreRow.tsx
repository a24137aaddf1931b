// One match in a list of scores. The whole row links to the match; star, bell, rooms and eye are separate targets.
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { teamName } from '../../../../rules/text/name/name.ts'
import { classNames } from '../../../ui/class-names.ts'
import { laterPart } from '../../../ui/layer/later-part.ts'
import { useLater } from '../../../ui/layer/use-later.ts'
import { FollowStar } from '../../follow/FollowStar.tsx'
import { ReserveButton } from '../../follow/ReserveButton.tsx'
import { useHidden } from '../../spoiler/revealed.ts'
import { matchSearch } from '../match-link.ts'
import { matchSentence } from '../messages/match-sentence.ts'
import { otherDay } from '../messages/other-day.ts'
import type { RowView } from '../row-view.ts'
import { useNowValue } from '../state/row/use-now-value.ts'
import { usePulse } from '../state/row/use-pulse.ts'
import { useRow } from '../state/row/use-row.ts'
import { RoomsLink } from './RoomsLink.tsx'
import { RowLeague } from './RowLeague.tsx'
import { RowPeriods } from './RowPeriods.tsx'
import { RowScore } from './RowScore.tsx'
import { RowSide } from './RowSide.tsx'
import { RowTime } from './RowTime.tsx'
import { rowGame } from './row-game.ts'
import styles from './ScoreRow.module.css'

/** Not part of the first screen: odds are off unless the user has switched them on. */
const rowOdds = laterPart(() => import('../odds/RowOdds.tsx').then((part) => part.RowOdds))

export interface ScoreRowProps {
  /** The row from the list; the store's is shown if it is newer. */
  row: MatchRow
  view: RowView
  /** Shows the league, in a mixed list, which has no columns for halves and quarters. */
  named?: boolean
  /** Shows the day of a match that is not today, in a list without days. */
  dated?: boolean
}

export const ScoreRow = memo(function ScoreRow({ row: initial, view, named = false, dated = false }: ScoreRowProps) {
  const { i18n } = useLingui()
  const row = useRow(initial, view.odds)
  const pulse = usePulse(row)
  const hidden = useHidden(row)
  const { lang, tz } = view
  const day = useNowValue((nowMs) => (dated && row.status !== 'live' ? otherDay(row.match_time, nowMs, view) : ''))
  const highlighted = hidden ? null : pulse.highlighted
  const names = `${teamName(row, 'home', lang)} vs ${teamName(row, 'away', lang)}`
  const parts = { row, pulse, hidden, view }
  const RowOdds = useLater(rowOdds, view.odds)
  const Game = useLater(rowGame, Boolean(row.game) && !hidden)
  return (
    <article
      data-row={row.id}
      className={classNames(
        styles.row,
        pulse.live && styles.live,
        highlighted && styles.lit,
        row.sport === 'basketball' && styles.basketball,
        view.odds && styles.withOdds,
        named && styles.named,
      )}
    >
      <Link
        className={styles.link}
        to="/score-detail"
        search={matchSearch(row)}
        aria-label={matchSentence(row, pulse, { i18n, lang, tz, hidden, day })}
      />
      <span className={styles.star} data-follow="">
        <FollowStar kind="match" id={row.id} name={names} />
      </span>
      <RowTime {...parts} day={day} />
      {named && <RowLeague row={row} lang={lang} size={16} />}
      <RowSide {...parts} side="home" Game={Game} />
      <RowScore {...parts} highlighted={highlighted} />
      <RowSide {...parts} side="away" Game={Game} />
      {!named && <RowPeriods row={row} hidden={hidden} />}
      {RowOdds && <RowOdds sport={row.sport} odds={row.status === 'upcoming' || (row.status === 'live' && !hidden) ? row.odds : null} />}
      {row.status === 'upcoming' && pulse.word !== 'unknown' ? (
        <span className={classNames(styles.room, styles.bell)}>
          <ReserveButton compact match={row} name={names} />
        </span>
      ) : (
        row.rooms > 0 && (
          <span className={styles.room}>
            <RoomsLink row={row} name={names} />
          </span>
        )
      )}
    </article>
  )
})
