// Cuts a table for small spaces: the top, plus the marked teams at any rank. Pure.

/** A visible row; `jumps` if the row above it in the full table is hidden. */
export interface CutRow<Row> {
  row: Row
  jumps: boolean
}

export function cutTable<Row extends { team_id: string }>(rows: readonly Row[], marked: readonly string[], most: number): CutRow<Row>[] {
  const isMarked = ({ team_id }: Row): boolean => marked.includes(team_id)
  let room = Math.max(0, most - rows.filter(isMarked).length)
  const shown: CutRow<Row>[] = []
  let last = -1
  for (const [place, row] of rows.entries()) {
    if (!isMarked(row)) room -= 1
    if (!isMarked(row) && room < 0) continue
    shown.push({ row, jumps: place > last + 1 })
    last = place
  }
  return shown
}
