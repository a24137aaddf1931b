// What is still to be sent as an account when it signs out: while its login is one, and waited for no longer than a bad line deserves.

type Act = () => Promise<unknown>
const acts = new Set<Act>()

/** `act` is called at each signing out, before the login ends. Answers how to call it off. */
export function beforeLeave(act: Act): () => void {
  acts.add(act)
  return () => void acts.delete(act)
}

/** Ends when all of them have, or after `patience` milliseconds. What failed keeps nobody from signing out. */
export async function actLast(patience: number): Promise<void> {
  const warn = (error: unknown): void => console.warn('what was to be sent before the login ended was not', error)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience)
  })
  await Promise.race([Promise.all([...acts].map((act) => act().catch(warn))), late])
  clearTimeout(timer)
}
