// The part of a table that a small place has room for: the top, and the marked teams wherever they stand. Pure.

/** A row that is shown; `jumps` when the row above it in the whole table is not. */
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
