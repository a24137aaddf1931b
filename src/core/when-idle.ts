// Work that may wait for a moment in which nothing else is to do, each piece in a task of its own.

/** As much of the window as is needed; also read where there is none, in tests. */
const scope = globalThis as { requestIdleCallback?: (work: () => void, options: { timeout: number }) => void }
/** Milliseconds where the browser does not tell when it is idle. */
const settleFor = 100

/** Runs `work` when nothing else is to do; on a busy page after `patience` milliseconds all the same. */
export function whenIdle(work: () => void, patience = 1_000): void {
  if (scope.requestIdleCallback) scope.requestIdleCallback(work, { timeout: patience })
  else setTimeout(work, settleFor)
}
