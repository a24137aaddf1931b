// Work that must run before an account signs out, while its login is still valid; the wait is bounded, so that a bad connection does
// not delay the logout.

type Act = () => Promise<unknown>
const acts = new Set<Act>()

/** Runs `act` at each logout, before the login ends. Returns the cancel function. */
export function beforeLeave(act: Act): () => void {
  acts.add(act)
  return () => void acts.delete(act)
}

/** Resolves when all acts have finished, or after `patience` milliseconds. A failure does not prevent the logout. */
export async function actLast(patience: number): Promise<void> {
  const warn = (error: unknown): void => console.warn('final send before logout failed', error)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience)
  })
  await Promise.race([Promise.all([...acts].map((act) => act().catch(warn))), late])
  clearTimeout(timer)
}
