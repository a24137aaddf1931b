// Decides which scores stay hidden for users who hide those of their follows and reservations. Pure.

export interface Covered {
  /** What a tap uncovers: the id of a match, or a key such as `table:ID`. */
  key: string
  /** Teams whose results the content reveals; null: unknown, any team is possible. */
  teams: readonly string[] | null
  /** Matches whose scores the content reveals in addition to the key's. */
  matches?: readonly string[]
}

export interface Followed {
  /** Keyed by kind and id: `team:ID`, `match:ID`. */
  follows: ReadonlyMap<string, unknown>
  /** Keyed by match id. */
  reservations: ReadonlyMap<string, unknown>
}

/** Whether the content reveals a followed or reserved match, or a match of a followed team (same rule as the alerts' `hidesScore`). */
export function concernsFollowed({ key, teams, matches = [] }: Covered, { follows, reservations }: Followed): boolean {
  if (teams === null) return follows.size + reservations.size > 0
  if ([key, ...matches].some((id) => reservations.has(id) || follows.has(`match:${id}`))) return true
  return teams.some((id) => follows.has(`team:${id}`))
}
