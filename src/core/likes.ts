// Liking: shown at once, sent one after the other as it was meant, put right by the answer to the last.

export interface Likes {
  liked: boolean
  likes: number
}
interface Turn {
  /** As the server said it last, or as it stood before the first tap. */
  sure: Likes
  /** Taps that are not answered. */
  waiting: number
  before: Promise<unknown>
}

/** By what is liked. */
const turns = new Map<string, Turn>()

interface Tap {
  /** Names what is liked, alone in the app. */
  thing: string
  /** As it stands on screen. */
  shown: Likes
  send(on: boolean): Promise<Likes>
  put(next: Likes): void
}

/** Turns a like on or off. Throws what `send` threw; it stands then as the server has it, unless another tap waits. */
export async function like({ thing, shown, send, put }: Tap): Promise<void> {
  const turn = turns.get(thing) ?? { sure: shown, waiting: 0, before: Promise.resolve() }
  turns.set(thing, turn)
  const on = !shown.liked
  put({ liked: on, likes: Math.max(0, shown.likes + (on ? 1 : -1)) })
  turn.waiting += 1
  const mine = turn.before.then(() => send(on))
  turn.before = mine.catch(() => undefined)
  try {
    const { liked, likes } = await mine
    turn.sure = { liked, likes }
  } finally {
    turn.waiting -= 1
    if (turn.waiting === 0) {
      turns.delete(thing)
      put(turn.sure)
    }
  }
}
