// One follow a thing, whatever a device sends: two of the same thing together ask for what both ask for.
import type { Follow } from '../../../contract/follow.ts'

/**
 * All events of both, and what either lets through quiet hours. Each exception that tells less holds only where both have it: silence
 * (`muted`), and events that are added to what is inherited (`adds`) beside events that replace it.
 */
function merged(one: Follow, other: Follow): Follow {
  const { kind, id } = one
  const replaces = (follow: Follow): boolean => follow.events.length > 0 && follow.adds !== true
  return {
    kind,
    id,
    events: [...new Set([...one.events, ...other.events])],
    muted: one.muted === true && other.muted === true,
    through: one.through === true || other.through === true,
    adds: (one.adds === true || other.adds === true) && !replaces(one) && !replaces(other),
  }
}

/** In the order in which each thing is named first. */
export function uniqueFollows(follows: readonly Follow[]): Follow[] {
  const byThing = new Map<string, Follow>()
  for (const follow of follows) {
    const thing = `${follow.kind}:${follow.id}`
    const known = byThing.get(thing)
    byThing.set(thing, known ? merged(known, follow) : follow)
  }
  return [...byThing.values()]
}
