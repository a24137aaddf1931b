// Short messages at the foot of the page, one at a time, never the same one twice in a row.

export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'ok' | 'danger'
  action?: { label: string; run(): void }
  /** Milliseconds it stays. */
  duration: number
}

/** Spec section 9: an error stays for five seconds. */
const stay = 5_000
let nextId = 1
let queue: readonly Toast[] = []
const listeners = new Set<() => void>()

function publish(next: readonly Toast[]): void {
  queue = next
  for (const listener of listeners) listener()
}

/** Shows a message; a message that is showing or waits already is not repeated. */
export function toast(text: string, options: Partial<Pick<Toast, 'tone' | 'action' | 'duration'>> = {}): void {
  if (queue.some((shown) => shown.text === text)) return
  publish([...queue, { id: nextId++, text, tone: options.tone ?? 'plain', action: options.action, duration: options.duration ?? stay }])
}

export const toasts = {
  /** The one that is shown; the others wait. */
  get: (): Toast | undefined => queue[0],
  getServer: (): Toast | undefined => undefined,
  dismiss: (id: number): void => publish(queue.filter((shown) => shown.id !== id)),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
