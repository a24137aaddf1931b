// Short messages at the foot of the page, one at a time, never the same one twice in a row.
import { createStore } from '../../core/store.ts'

export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'ok' | 'danger'
  action?: { label: string; run(): void }
  /** Milliseconds it stays. */
  duration: number
}

/** R-WIRE-8: an error stays for five seconds. */
const stay = 5_000
let nextId = 1
const queue = createStore<readonly Toast[]>([])

/** Shows a message; a message that is showing or waits already is not repeated. */
export function toast(text: string, options: Partial<Pick<Toast, 'tone' | 'action' | 'duration'>> = {}): void {
  const shown = queue.get()
  if (shown.some((one) => one.text === text)) return
  queue.set([...shown, { id: nextId++, text, tone: options.tone ?? 'plain', action: options.action, duration: options.duration ?? stay }])
}

export const toasts = {
  /** The one that is shown; the others wait. */
  get: (): Toast | undefined => queue.get()[0],
  getServer: (): Toast | undefined => undefined,
  dismiss: (id: number): void => queue.set(queue.get().filter((shown) => shown.id !== id)),
  subscribe: queue.subscribe,
}
