// Liking: shown at once, sent one after the other as it was meant, put right by the answer. Without a network it waits on this device.
import { NetworkError } from '../api/api.ts'
import { callLike, type LikeTarget, type LikeWish, likeName } from './like-call.ts'
import { keepLike, waitingKnown } from './waiting-likes.ts'
import { dropWish, type Likes, setWish, wishes, withWish } from './wishes.ts'

interface Turn {
  /** As the server surely has it; null: a call had no answer, and may have been done. */
  sure: boolean | null
  /** Taps that are not answered. */
  waiting: number
  before: Promise<unknown>
}

/** By what is liked. */
const turns = new Map<string, Turn>()

interface Tap extends LikeTarget {
  /** As the server said it last. */
  known: Likes
  /** What it is, in a line, for the list of what waits. */
  about: string
  /** Takes what the server answered. */
  put(now: Likes): void
}

/** kept: it waits for the network. undone: it was taken back before it was sent. */
export type LikeOutcome = 'sent' | 'kept' | 'undone'

/**
 * Turns a like on or off. It is drawn by `withWish` at once, and again as the server has it when nothing is wished any more.
 * @throws what the call threw, a NetworkError only where this device cannot keep it
 */
export async function like({ kind, id, known, about, put }: Tap): Promise<LikeOutcome> {
  const name = likeName({ kind, id })
  const turn = turns.get(name) ?? { sure: known.liked, waiting: 0, before: Promise.resolve() }
  turns.set(name, turn)
  const wish = wishes.get()[name]
  const on = !withWish(known, wish?.on).liked
  setWish(name, { on, waits: wish?.waits === true })
  turn.waiting += 1
  const mine = turn.before.then(() => send({ kind, id, on, about }, turn))
  turn.before = mine.catch(() => undefined)
  let outcome: LikeOutcome | undefined
  try {
    const now = await mine
    if (typeof now === 'string') {
      outcome = now
      return now
    }
    put(now)
    return 'sent'
  } finally {
    turn.waiting -= 1
    if (turn.waiting === 0) {
      turns.delete(name)
      if (outcome === 'kept') setWish(name, { on, waits: true })
      else dropWish(name)
    } else if (outcome) {
      // A later tap says how it stands, and goes the same way.
      const later = wishes.get()[name]
      if (later) setWish(name, { on: later.on, waits: outcome === 'kept' })
    }
  }
}

async function send(wish: LikeWish & { about: string }, turn: Turn): Promise<Likes | 'kept' | 'undone'> {
  await waitingKnown()
  // What waits is sent by the outbox alone, so that nothing overtakes it.
  if (wishes.get()[likeName(wish)]?.waits) {
    const kept = await keepLike(wish, turn.sure)
    if (kept) return kept
  }
  try {
    const now = await callLike(wish)
    turn.sure = now.liked
    return now
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    // With a network it may have been done all the same.
    if (globalThis.navigator?.onLine !== false) turn.sure = null
    const kept = await keepLike(wish, turn.sure)
    if (!kept) throw error
    return kept
  }
}
