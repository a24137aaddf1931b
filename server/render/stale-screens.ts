// Screens as they last were, served again while what they read has no answer or no other may be rendered.

/** Milliseconds for which a screen may be shown again: it says how old it is and asks anew, as a kept copy does. */
const keptFor = 10 * 60_000
/** Bytes of all of them, by the two that a character takes in memory. */
const mostBytes = 16 * 2 ** 20

interface StaleScreen {
  at: number
  html: string
  bytes: number
}

export class StaleScreens {
  readonly #most: number
  /** By address and reader, the latest last. */
  readonly #screens = new Map<string, StaleScreen>()
  /** By place the key that no other takes away. */
  readonly #reserved = new Map<string, string>()
  #bytes = 0

  constructor(most: number = mostBytes) {
    this.#most = most
  }

  get(key: string, now: number): string | null {
    const found = this.#screens.get(key)
    return found && now - found.at < keptFor ? found.html : null
  }

  /** `place`: where this one stays until the next of the same place, however many others come; there are few places. */
  put(key: string, html: string, now: number, place: string | null = null): void {
    this.#drop(key)
    if (place !== null) this.#reserved.set(place, key)
    const bytes = html.length * 2
    this.#screens.set(key, { at: now, html, bytes })
    this.#bytes += bytes
    const reserved = new Set(this.#reserved.values())
    for (const old of this.#screens.keys()) {
      if (this.#bytes <= this.#most) break
      if (!reserved.has(old)) this.#drop(old)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#screens.get(key)?.bytes ?? 0
    this.#screens.delete(key)
  }
}
