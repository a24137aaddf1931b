// A start failure that the operator can fix: main prints its one sentence and exits with code 1.

export class StartError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.name = 'StartError'
  }
}

/** 53100 is PostgreSQL's own disk_full. */
const diskCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Whether the error or its cause is a failed write on a full disk or quota. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return diskCodes.has(code) || isDiskFull(cause)
}
