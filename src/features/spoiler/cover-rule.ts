// Whose scores stay hidden for a reader who hides those of what he follows and reserved. Pure.

export interface Covered {
  /** What a tap uncovers: the id of a match, or a name such as `table:ID`. */
  key: string
  /** Whose results it tells; null: nobody knows, it may be anybody's. */
  teams: readonly string[] | null
  /** Whose scores it tells beside that of its key. */
  matches?: readonly string[]
}

export interface Followed {
  /** By kind and id: `team:ID`, `match:ID`. */
  follows: ReadonlyMap<string, unknown>
  /** By the id of the match. */
  reservations: ReadonlyMap<string, unknown>
}

/** A match that is followed or reserved is cared about, as one of a followed team is (the rule of the alerts: `hidesScore`). */
export function tellsOfFollowed({ key, teams, matches = [] }: Covered, { follows, reservations }: Followed): boolean {
  if (teams === null) return follows.size + reservations.size > 0
  if ([key, ...matches].some((id) => reservations.has(id) || follows.has(`match:${id}`))) return true
  return teams.some((id) => follows.has(`team:${id}`))
}
