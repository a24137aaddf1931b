// One follow a thing, whatever a device sends: two of the same thing together ask for what both ask for.

import type { AlertSettings } from '../../../contract/alert.ts'
import type { AlertKind, Follow } from '../../../contract/follow.ts'
import { playerChoice, streamerChoice } from '../../../rules/alert/alert-choice.ts'
import { usualKinds } from '../../../rules/alert/usual-kinds.ts'

/** Without a choice of its own: it tells what is usual. */
const isPlain = ({ events, adds }: Follow): boolean => events.length === 0 && adds !== true

function usualOf({ kind, id }: Follow, settings: AlertSettings): AlertKind[] {
  const plain: Follow = { kind, id, events: [] }
  if (kind === 'player') return playerChoice(plain, settings, null)
  if (kind === 'streamer') return streamerChoice(plain, settings) ? ['live'] : []
  return kind === 'broadcast' ? [] : usualKinds(kind, settings)
}

/**
 * All events of both, and what either lets through quiet hours. Beside a choice, what is usual is named: events that are chosen
 * would take its place, and those that are added stand beside other follows alone. Each exception that tells less holds only where
 * both have it: silence (`muted`), and events that are added to what is inherited (`adds`).
 */
function merged(one: Follow, other: Follow, settings: AlertSettings): Follow {
  const { kind, id } = one
  const chosen = [...one.events, ...other.events]
  const usual = chosen.length > 0 && (isPlain(one) || isPlain(other)) ? usualOf(one, settings) : []
  return {
    kind,
    id,
    events: [...new Set([...chosen, ...usual])],
    muted: one.muted === true && other.muted === true,
    through: one.through === true || other.through === true,
    adds: one.adds === true && other.adds === true,
  }
}

/** In the order in which each thing is named first. */
export function uniqueFollows(follows: readonly Follow[], settings: AlertSettings): Follow[] {
  const byThing = new Map<string, Follow>()
  for (const follow of follows) {
    const thing = `${follow.kind}:${follow.id}`
    const known = byThing.get(thing)
    byThing.set(thing, known ? merged(known, follow, settings) : follow)
  }
  return [...byThing.values()]
}
