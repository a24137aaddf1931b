// Whether odds are sent at all. When off, odds are still ingested and stored, but no row, list, detail or frame carries them.

export interface OddsSwitch {
  readonly on: boolean
  /** Returns whether the value changed. */
  setEnabled(on: boolean): boolean
  onChange(listener: () => void): void
}

export function createOddsSwitch(on: boolean): OddsSwitch {
  let now = on
  const listeners: (() => void)[] = []
  return {
    get on() {
      return now
    },
    setEnabled(next) {
      if (next === now) return false
      now = next
      for (const listener of listeners) listener()
      return true
    },
    onChange: (listener) => void listeners.push(listener),
  }
}
