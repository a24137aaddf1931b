// Pages of a list as the calls of the desk ask for them.

const most = 100

/** A list of one, which was asked for by its id, and how many it has. */
export const alone = <Row>(row: Row | undefined): [rows: Row[], total: number] => (row === undefined ? [[], 0] : [[row], 1])

/** 50 rows without a wish, 100 at most. */
export function pageOf({ page, limit }: { page?: string; limit?: string }): { limit: number; offset: number } {
  const rows = Math.min(Math.max(1, Number(limit ?? 50)), most)
  return { limit: rows, offset: (Math.max(1, Number(page ?? 1)) - 1) * rows }
}
