// The part of a table that a small place has room for: the top, and the marked teams wherever they stand. Pure.

export function cutTable<Row extends { team_id: string }>(rows: readonly Row[], marked: readonly string[], most: number): Row[] {
  const isMarked = ({ team_id }: Row): boolean => marked.includes(team_id)
  let room = Math.max(0, most - rows.filter(isMarked).length)
  return rows.filter((row) => {
    if (isMarked(row)) return true
    room -= 1
    return room >= 0
  })
}
