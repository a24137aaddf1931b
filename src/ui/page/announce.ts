// One polite queue for screen readers: goals before cards before everything else, one sentence at a time.
import { createStore, type Store } from '../../core/store.ts'

export type Importance = 'goal' | 'card' | 'plain'
interface Waiting {
  text: string
  importance: Importance
}

const order: Record<Importance, number> = { goal: 0, card: 1, plain: 2 }
/** Milliseconds that one sentence is given before the next replaces it. */
const reading = 2_500
/** Sentences that may wait; older plain ones are dropped first, since late news is no news. */
const longest = 6

let waiting: Waiting[] = []
const spoken = createStore('')
let timer: ReturnType<typeof setTimeout> | undefined

/** Where a new sentence goes in the queue: behind its equals, before what matters less. */
export function enqueue(queue: readonly Waiting[], next: Waiting): Waiting[] {
  if (queue.some((item) => item.text === next.text)) return [...queue]
  const at = queue.findIndex((item) => order[item.importance] > order[next.importance])
  const joined = at < 0 ? [...queue, next] : [...queue.slice(0, at), next, ...queue.slice(at)]
  return joined.slice(0, longest)
}

function speakNext(): void {
  const next = waiting.shift()
  spoken.set(next?.text ?? '')
  timer = next ? setTimeout(speakNext, reading) : undefined
}

/** Says a full sentence, e.g. 第 66 分钟，临江潮汐 2 比 1 北固铁狮. */
export function announce(text: string, importance: Importance = 'plain'): void {
  waiting = enqueue(waiting, { text, importance })
  if (!timer) speakNext()
}

export const announcement: Store<string> = spoken
