// One team of a row: crest, short name, cards; on phones followed by the row's note.
import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import type { MatchRow, Side } from '../../../../contract/match/match-row.ts'
import { teamName, teamShort } from '../../../../rules/text/name/name.ts'
import { ageText } from '../../../core/text/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { CardShape } from '../../../ui/figure/CardShape.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { Crest } from '../../../ui/picture/Crest.tsx'
import { RowNote, shownNote } from './RowNote.tsx'
import styles from './RowSide.module.css'
import type { RowPart } from './row-part.ts'

interface RowSideProps extends RowPart {
  side: Side
  /** Current game of tennis and badminton, once loaded. */
  Game?: ComponentType<{ row: MatchRow; side: Side; hidden: boolean }>
}

export function RowSide({ row, pulse, hidden, view, side, Game }: RowSideProps) {
  const { lang } = view
  const home = side === 'home'
  const decided = row.status === 'over' && !hidden && row.winner !== null && row.winner !== 'draw'
  const red = home ? row.red_home : row.red_away
  const yellow = home ? row.yellow_home : row.yellow_away
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.side, home ? styles.home : styles.away, decided && (row.winner === side ? styles.winner : styles.loser))}
    >
      <span className={styles.team}>
        <Crest crest={home ? row.home_team_crest : row.away_team_crest} id={home ? row.home_team_id : row.away_team_id} />
        <span className={styles.name} title={teamName(row, side, lang)} translate="no">
          {teamShort(row, side, lang)}
        </span>
        {red > 0 && !hidden && <CardShape color="red" count={red} />}
      </span>
      {Game && <Game row={row} side={side} hidden={hidden} />}
      {yellow > 0 && !hidden && <CardShape color="yellow" count={yellow} className={styles.yellow} />}
      <SideTag row={row} pulse={pulse} hidden={hidden} view={view} side={side} />
    </span>
  )
}

/** Phones have no room below the minute: the note is a tag after the side that it concerns, else after the away side. */
function SideTag({ row, pulse, hidden, view, side }: RowPart & { side: Side }) {
  const { t } = useLingui()
  const note = shownNote(pulse.note, hidden)
  const of: Side = row.note && note === row.note.type ? (row.note.side ?? 'away') : 'away'
  if (side !== (pulse.age > 0 ? 'away' : of)) return null
  if (pulse.age > 0) {
    const age = ageText(pulse.age, view.lang)
    return <Tag tone="warn" className={styles.tag}>{t`数据 ${age}`}</Tag>
  }
  if (!note) return null
  return (
    <Tag tone={note === 'goal' ? 'lamp' : note === 'soon' ? 'accent' : 'void'} className={styles.tag}>
      <RowNote row={row} note={note} hidden={hidden} />
    </Tag>
  )
}
