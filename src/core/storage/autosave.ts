// Debounced save of a form: shortly after the last change, and immediately when the form is left; never for the next account.
import { sessionStore } from '../session/session.ts'

export interface Autosave<T> {
  change(value: T): void
  /** The form is left: saves a pending change now. */
  leave(): void
  /** The form was sent: drops a pending change. */
  drop(): void
}

/** A guest's text passes to the account that they sign in to. */
const reader = (): string => sessionStore.get().user?.id ?? ''

/** `quiet`: debounce in milliseconds. Calls `onSaved` only after the latest change is saved. */
export function createAutosave<T>(quiet: number, save: (value: T) => Promise<unknown>, onSaved?: (value: T) => void): Autosave<T> {
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
    save(value).then(
      // Changes made meanwhile are not saved yet.
      () => latest === value && waiting === null && onSaved?.(value),
      (error: unknown) => console.warn('draft write failed', error),
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
