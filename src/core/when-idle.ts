// Defers work until the browser is idle, each piece in its own task.

/** The used part of `window`; also read in tests, which have none. */
const scope = globalThis as { requestIdleCallback?: (work: () => void, options: { timeout: number }) => void }
/** Delay in milliseconds in browsers without requestIdleCallback. */
const settleFor = 100

/** Runs `work` when the browser is idle, after `patience` milliseconds at the latest. */
export function whenIdle(work: () => void, patience = 1_000): void {
  if (scope.requestIdleCallback) scope.requestIdleCallback(work, { timeout: patience })
  else setTimeout(work, settleFor)
}
