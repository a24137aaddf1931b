// After a player's name in tennis and badminton lists: a ball while they serve, and their points in the current game.
import type { MatchRow, Side } from '../../../../contract/match/match-row.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { sideGame } from '../state/side-game.ts'
import styles from './RowGame.module.css'

export function RowGame({ row, side, hidden }: { row: MatchRow; side: Side; hidden: boolean }) {
  const game = sideGame(row, side, hidden)
  if (!game) return null
  return (
    <span className={styles.game} data-game={side}>
      {game.points !== null && <Num>{game.points}</Num>}
      {game.serves && <i className={styles.server} />}
    </span>
  )
}
