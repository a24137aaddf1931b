// The key of one intention: the same over its retries, another when what is asked for changes.
import { useMemo } from 'react'

export function useKey(intention: string): string {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for is what the key stands for
  return useMemo(() => crypto.randomUUID(), [intention])
}
