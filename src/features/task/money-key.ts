// The key of one intention: the same while what is meant stays the same, so that a retry changes nothing twice. Pure.

export interface MoneyKeys {
  /** The key of what is meant now. */
  of(meant: unknown): string
  /** It is done: the same again is another intention. */
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
