// Work that no response waits for, but that the server finishes before it closes its database.

export class Background {
  readonly #running = new Set<Promise<void>>()

  /** `onError`: can be left out for work that never rejects. */
  run(work: Promise<unknown>, onError?: (error: unknown) => void): void {
    const running: Promise<void> = work.then(() => undefined, onError).finally(() => this.#running.delete(running))
    this.#running.add(running)
  }

  /** Resolves once nothing runs, including work that was begun meanwhile. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }
}
