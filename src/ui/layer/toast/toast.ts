// Short messages at the bottom of the page, one at a time, without duplicates.
import { createStore } from '../../../core/store/store.ts'

export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'ok' | 'danger'
  action?: { label: string; run(): void }
  /** Milliseconds for which it is shown. */
  duration: number
}

/** R-WIRE-8: an error is shown for five seconds. */
const stay = 5_000
let nextId = 1
const queue = createStore<readonly Toast[]>([])

/** Queues a message; one that is already shown or queued is not repeated. */
export function toast(text: string, options: Partial<Pick<Toast, 'tone' | 'action' | 'duration'>> = {}): void {
  const shown = queue.get()
  if (shown.some((one) => one.text === text)) return
  queue.set([...shown, { id: nextId++, text, tone: options.tone ?? 'plain', action: options.action, duration: options.duration ?? stay }])
}

export const toasts = {
  /** The visible toast; the others wait. */
  get: (): Toast | undefined => queue.get()[0],
  getServer: (): Toast | undefined => undefined,
  dismiss: (id: number): void => queue.set(queue.get().filter((shown) => shown.id !== id)),
  subscribe: queue.subscribe,
}
