// Likes: optimistic, sent in order, reconciled with the response. Offline they wait on this device.
import { NetworkError } from '../api/api.ts'
import { callLike, type LikeTarget, type LikeWish, likeName } from './like-call.ts'
import { keepLike, waitingKnown } from './waiting-likes.ts'
import { dropWish, type Likes, setWish, wishes, withWish } from './wishes.ts'

interface Turn {
  /** Confirmed state on the server; null if a call got no response and may have been applied. */
  sure: boolean | null
  /** Taps without a response yet. */
  waiting: number
  before: Promise<unknown>
}

/** By like target. */
const turns = new Map<string, Turn>()

interface Tap extends LikeTarget {
  /** The server's last known state. */
  known: Likes
  /** Short description for the list of waiting changes. */
  about: string
  /** Applies the server's response. */
  put(now: Likes): void
}

/** kept: waits for the network. undone: reverted before it was sent. */
export type LikeOutcome = 'sent' | 'kept' | 'undone'

/**
 * Turns a like on or off. `withWish` shows it immediately; the server's state shows again when no change is pending.
 * @throws the call's error; a NetworkError only if this device cannot store the like
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
      // A later tap determines the final state and is sent in the same way.
      const later = wishes.get()[name]
      if (later) setWish(name, { on: later.on, waits: outcome === 'kept' })
    }
  }
}

async function send(wish: LikeWish & { about: string }, turn: Turn): Promise<Likes | 'kept' | 'undone'> {
  await waitingKnown()
  // Only the outbox sends waiting likes, so that nothing overtakes them.
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
    // The network was up, so the server may have applied it.
    if (globalThis.navigator?.onLine !== false) turn.sure = null
    const kept = await keepLike(wish, turn.sure)
    if (!kept) throw error
    return kept
  }
}
