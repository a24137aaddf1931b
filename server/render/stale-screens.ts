// Cache of earlier renders, served while reads fail or the render budget is exhausted.

/** Milliseconds that a screen may be served: the page shows its age and refetches. */
const maxAge = 10 * 60_000
/** Total bytes, at two per character. */
const maxBytes = 16 * 2 ** 20

interface StaleScreen {
  at: number
  html: string
  bytes: number
}

export class StaleScreens {
  readonly #limit: number
  /** By cache key, most recent last. */
  readonly #screens = new Map<string, StaleScreen>()
  /** Keys exempt from eviction, by slot. */
  readonly #reserved = new Map<string, string>()
  #bytes = 0

  constructor(limit: number = maxBytes) {
    this.#limit = limit
  }

  get(key: string, now: number): string | null {
    const found = this.#screens.get(key)
    return found && now - found.at < maxAge ? found.html : null
  }

  /** `slot`: reserved slot that keeps this screen from eviction until the next one of the same slot. Few may exist. */
  set(key: string, html: string, now: number, slot: string | null = null): void {
    this.delete(key)
    if (slot !== null) this.#reserved.set(slot, key)
    const bytes = html.length * 2
    this.#screens.set(key, { at: now, html, bytes })
    this.#bytes += bytes
    const reserved = new Set(this.#reserved.values())
    for (const old of this.#screens.keys()) {
      if (this.#bytes <= this.#limit) break
      if (!reserved.has(old)) this.delete(old)
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#screens.get(key)?.bytes ?? 0
    this.#screens.delete(key)
  }
}
