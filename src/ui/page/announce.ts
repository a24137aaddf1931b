// One polite queue for screen readers: goals before cards before all others, one sentence at a time.
import { createStore, type Store } from '../../core/store/store.ts'

export type Importance = 'goal' | 'card' | 'plain'
interface Waiting {
  text: string
  importance: Importance
}

const order: Record<Importance, number> = { goal: 0, card: 1, plain: 2 }
/** Milliseconds before the next sentence replaces one. */
const reading = 2_500
/** Maximum queued sentences; beyond it the oldest of the least important is dropped. */
const longest = 6

let waiting: Waiting[] = []
const spoken = createStore('')
let timer: ReturnType<typeof setTimeout> | undefined

/** Inserts a sentence behind those of equal importance and before less important ones. */
export function enqueue(queue: readonly Waiting[], next: Waiting): Waiting[] {
  if (queue.some((item) => item.text === next.text)) return [...queue]
  const at = queue.findIndex((item) => order[item.importance] > order[next.importance])
  const joined = at < 0 ? [...queue, next] : [...queue.slice(0, at), next, ...queue.slice(at)]
  if (joined.length <= longest) return joined
  const least = joined.at(-1)?.importance
  const oldest = joined.findIndex(({ importance }) => importance === least)
  return joined.filter((_, index) => index !== oldest)
}

function speakNext(): void {
  const next = waiting.shift()
  spoken.set(next?.text ?? '')
  timer = next ? setTimeout(speakNext, reading) : undefined
}

/** Announces a full sentence, e.g. 第 66 分钟，临江潮汐 2 比 1 北固铁狮. */
export function announce(text: string, importance: Importance = 'plain'): void {
  waiting = enqueue(waiting, { text, importance })
  if (!timer) speakNext()
}

export const announcement: Store<string> = spoken
