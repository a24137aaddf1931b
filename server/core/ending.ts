// Ends the process gracefully and once, whatever requests it and however often. A server that is still starting is stopped as soon as
// it is up, because a half-started one cannot be stopped in order.

export interface Ending {
  /** The requested exit code; null if none was requested. */
  readonly code: number | null
  /** Aborted when the end is requested. */
  readonly signal: AbortSignal
  /** Ends with this code, or with the one requested before. */
  end(code: number): Promise<void>
  /** Registers the started server; stops it at once if the end was requested meanwhile. */
  started(server: { stop(): Promise<void> }): Promise<void>
}

/** Milliseconds of a graceful shutdown before it is forced: less than the ten seconds that supervisors commonly allow. */
export const stopWithin = 9_000
/**
 * Milliseconds per step: app, pool and lock (`release` each), then PostgreSQL, gracefully and by force. Their sum must stay below
 * `stopWithin`, or a forced shutdown leaves PostgreSQL running.
 */
export const stopTimeouts = { app: 3_000, release: 500, database: 3_500, databaseByForce: 1_000 } as const

export function openEnding(exit: (code: number) => void): Ending {
  const asking = new AbortController()
  let asked: number | null = null
  let running: { stop(): Promise<void> } | null = null

  async function stop(): Promise<void> {
    if (asked === null || !running) return
    await running.stop()
    exit(asked)
  }

  return {
    get code() {
      return asked
    },
    signal: asking.signal,
    async end(code) {
      if (asked !== null) return
      asked = code
      asking.abort()
      setTimeout(() => exit(code || 1), stopWithin).unref()
      await stop()
    },
    async started(server) {
      running = server
      await stop()
    },
  }
}
