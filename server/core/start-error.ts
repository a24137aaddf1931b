// A reason not to start that the operator can act on: main prints its one sentence and ends with code 1.

export class StartError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.name = 'StartError'
  }
}

/** Whether a write failed because the disk, or the share of it that we may use, is full. */
export function isDiskFull(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  // 53100 is PostgreSQL's own disk_full.
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100'
}
