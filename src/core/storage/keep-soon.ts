// Keeps what is being written a moment after the last change, and at once when its form is left: never for the next account.
import { sessionStore } from '../session/session.ts'

export interface KeepSoon<T> {
  change(value: T): void
  /** The form is left: what waits is kept now. */
  leave(): void
  /** It was sent: what waits is not kept. */
  drop(): void
}

/** A guest's words are those of the account that he logs in as. */
const reader = (): string => sessionStore.get().user?.id ?? ''

/** `quiet`: milliseconds without a change. `onKept` hears of the last change alone. */
export function keepSoon<T>(quiet: number, keep: (value: T) => Promise<unknown>, onKept?: (value: T) => void): KeepSoon<T> {
  let waiting: { value: T; writer: string } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  function drop(): void {
    clearTimeout(timer)
    waiting = null
  }
  function now(): void {
    const due = waiting
    drop()
    if (!due || (due.writer !== '' && due.writer !== reader())) return
    const { value } = due
    latest = value
    keep(value).then(
      // What was changed meanwhile is not kept yet.
      () => latest === value && waiting === null && onKept?.(value),
      (error: unknown) => console.warn('what is written was not kept', error),
    )
  }
  let latest: T | undefined
  return {
    change(value) {
      drop()
      waiting = { value, writer: reader() }
      timer = setTimeout(now, quiet)
    },
    leave: now,
    drop,
  }
}
