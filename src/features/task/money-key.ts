// Idempotency keys: the key stays the same while the request does, so a retry changes nothing twice. Pure.

export interface MoneyKeys {
  /** Returns the key of this request. */
  of(meant: unknown): string
  /** Ends the request: repeating it counts as a new one. */
  done(): void
}

export function moneyKeys(newKey: () => string = () => crypto.randomUUID()): MoneyKeys {
  let last: { text: string; key: string } | null = null
  return {
    of(meant) {
      const text = JSON.stringify(meant)
      if (last?.text !== text) last = { text, key: newKey() }
      return last.key
    },
    done() {
      last = null
    },
  }
}
