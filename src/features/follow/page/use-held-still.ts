// A filtered list that keeps its initial items: a chosen one does not disappear under the finger.
import { useRef } from 'react'

/** `listKey` identifies the list: a new value filters again. */
export function useHeldStill<T extends { id: string }>(list: readonly T[], wanted: (item: T) => boolean, listKey: string): readonly T[] {
  const held = useRef<{ listKey: string; ids: ReadonlySet<string> }>({ listKey: '', ids: new Set() })
  if (held.current.listKey !== listKey) held.current = { listKey, ids: new Set(list.filter(wanted).map(({ id }) => id)) }
  return list.filter(({ id }) => held.current.ids.has(id))
}
