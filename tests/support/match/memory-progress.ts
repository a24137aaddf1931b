import type { Progress } from '../../../server/feed/progress.ts'

/** Stores it as the database would: as JSON. */
export function memoryProgress<T>(): Progress<T> {
  let stored: string | null = null
  return {
    read: async () => (stored === null ? null : JSON.parse(stored)),
    write: async (value) => {
      stored = JSON.stringify(value)
    },
  }
}
