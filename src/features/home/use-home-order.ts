// The matches of the home page in the order in which they were first seen: while somebody reads nothing moves but scores.
import { useMemo, useState } from 'react'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { eveningOf, type HomeGroup, homeGroups } from '../../../rules/match/home-order.ts'
import { quiet } from '../../ui/page/quiet.ts'
import { useStore } from '../../ui/use-store.ts'
import { followStore } from '../follow/follow-store.ts'
import { useNowValue } from '../match/state/use-now-value.ts'

export interface ShownGroup extends Pick<HomeGroup, 'type' | 'day'> {
  rows: readonly MatchRow[]
}

const nothing: ReadonlySet<string> = new Set()

/** `followed`: ids of those that are followed now. `most`: rows in all. */
export function useHomeOrder(rows: readonly MatchRow[], followed: ReadonlySet<string>, tz: string, most: number): readonly ShownGroup[] {
  const evening = useNowValue((nowMs) => eveningOf(nowMs, tz))
  const first = useFirstFollowed(followed)
  const ids = rows
    .map(({ id }) => id)
    .sort()
    .join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a match that begins or ends meanwhile keeps its place
  const groups = useMemo(() => homeGroups(rows, { evening, tz, isFollowed: ({ id }) => first.has(id) }), [ids, evening, tz, first])
  const byId = new Map(rows.map((row) => [row.id, row]))
  let left = most
  const shown: ShownGroup[] = []
  for (const { type, day, ids: listed } of groups) {
    const there = listed.flatMap((id) => byId.get(id) ?? []).slice(0, left)
    left -= there.length
    if (there.length > 0) shown.push({ type, day, rows: there })
  }
  return shown
}

/** Follows arrive a moment after hydration, and come to the front unless the reader has moved by then. A later star moves nothing. */
function useFirstFollowed(followed: ReadonlySet<string>): ReadonlySet<string> {
  const { loaded } = useStore(followStore)
  const isQuiet = useStore(quiet)
  const [first, setFirst] = useState<ReadonlySet<string> | null>(loaded ? followed : null)
  if (first === null && loaded) setFirst(isQuiet ? nothing : followed)
  return first ?? nothing
}
