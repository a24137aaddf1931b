import type { Progress } from '../../../server/feed/progress.ts'

/** Stores it as the database would: as JSON. */
export function memoryProgress<T>(): Progress<T> {
  let kept: string | null = null
  return {
    read: async () => (kept === null ? null : JSON.parse(kept)),
    write: async (value) => {
      kept = JSON.stringify(value)
    },
  }
}
