// Paging of the desk's lists.

const most = 100

/** The list and total of a single row that was requested by its id. */
export const alone = <Row>(row: Row | undefined): [rows: Row[], total: number] => (row === undefined ? [[], 0] : [[row], 1])

/** Returns limit and offset: 50 rows by default, at most 100. */
export function pageOf({ page, limit }: { page?: string; limit?: string }): { limit: number; offset: number } {
  const rows = Math.min(Math.max(1, Number(limit ?? 50)), most)
  return { limit: rows, offset: (Math.max(1, Number(page ?? 1)) - 1) * rows }
}
