// Keeps the matches of the home page in the order of their first appearance: while the user reads, only scores change.
import { useMemo, useState } from 'react'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { eveningOf, type HomeGroup, homeGroups } from '../../../rules/match/home-order.ts'
import { quiet } from '../../ui/page/quiet.ts'
import { useStore } from '../../ui/use-store.ts'
import { followStore } from '../follow/follow-store.ts'
import { useNowValue } from '../match/state/row/use-now-value.ts'

export interface ShownGroup extends Pick<HomeGroup, 'type' | 'day'> {
  rows: readonly MatchRow[]
}

const nothing: ReadonlySet<string> = new Set()

/** `followed`: ids of the followed matches. `most`: maximum rows in total. */
export function useHomeOrder(rows: readonly MatchRow[], followed: ReadonlySet<string>, tz: string, most: number): readonly ShownGroup[] {
  const evening = useNowValue((nowMs) => eveningOf(nowMs, tz))
  const first = useFirstFollowed(followed)
  const ids = rows
    .map(({ id }) => id)
    .sort()
    .join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a match that starts or ends keeps its position
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

/** Follows load shortly after hydration and move to the front, unless the page is already `quiet`. Later follows move nothing. */
function useFirstFollowed(followed: ReadonlySet<string>): ReadonlySet<string> {
  const { loaded } = useStore(followStore)
  const isQuiet = useStore(quiet)
  const [first, setFirst] = useState<ReadonlySet<string> | null>(loaded ? followed : null)
  if (first === null && loaded) setFirst(isQuiet ? nothing : followed)
  return first ?? nothing
}
