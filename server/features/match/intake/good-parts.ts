// Batch writes where the database may reject single entries: skips those and stores the rest.

/** SQLSTATE class 22: the value itself cannot be stored. Drizzle wraps the driver's error. */
function badData(error: unknown): Error | null {
  const { cause } = error as { cause?: unknown }
  const found = [error, cause].find((one) => {
    const code = (one as { code?: unknown } | null | undefined)?.code
    return typeof code === 'string' && code.startsWith('22')
  })
  return (found as Error | undefined) ?? null
}

/**
 * Writes everything at once and bisects on rejection, in order, until each bad entry stands alone. Passes it to `refuse` with the
 * database's error (never the statement, which holds all other values too). Rethrows any other failure.
 */
export async function writeGood<T>(
  rows: readonly T[],
  write: (part: readonly T[]) => Promise<void>,
  refuse: (row: T, reason: string) => void,
): Promise<void> {
  if (rows.length === 0) return
  try {
    await write(rows)
  } catch (error) {
    const reason = badData(error)
    if (!reason) throw error
    if (rows.length === 1) return refuse(rows[0] as T, reason.message)
    const middle = Math.ceil(rows.length / 2)
    await writeGood(rows.slice(0, middle), write, refuse)
    await writeGood(rows.slice(middle), write, refuse)
  }
}
