// A reason not to start that the operator can act on: main prints its one sentence and ends with code 1.

export class StartError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.name = 'StartError'
  }
}

/** 53100 is PostgreSQL's own disk_full. */
const diskCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Whether a write failed because the disk, or the share of it that we may use, is full: the error itself, or what it was caused by. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return diskCodes.has(code) || isDiskFull(cause)
}
