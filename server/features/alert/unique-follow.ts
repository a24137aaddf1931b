// One follow per item, whatever a device sends: duplicates merge into one that covers both.

import type { AlertSettings } from '../../../contract/alert.ts'
import type { AlertKind, Follow } from '../../../contract/follow/follow.ts'
import { playerChoice, streamerChoice } from '../../../rules/alert/alert-choice.ts'
import { usualKinds } from '../../../rules/alert/usual-kinds.ts'

/** No choice of its own: the usual alerts. */
const isPlain = ({ events, adds }: Follow): boolean => events.length === 0 && adds !== true

function usualOf({ kind, id }: Follow, settings: AlertSettings): AlertKind[] {
  const plain: Follow = { kind, id, events: [] }
  if (kind === 'player') return playerChoice(plain, settings, null)
  if (kind === 'streamer') return streamerChoice(plain, settings) ? ['live'] : []
  return kind === 'broadcast' ? [] : usualKinds(kind, settings)
}

/**
 * All events of both, and what either lets through quiet hours. If only one has a choice, the usual events are added explicitly: chosen
 * events would replace them, and added ones (`adds`) only extend other follows. Flags that reduce alerts hold only if both have them:
 * silence (`muted`), and events added to what is inherited (`adds`).
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

/** In order of first appearance. */
export function uniqueFollows(follows: readonly Follow[], settings: AlertSettings): Follow[] {
  const bySubject = new Map<string, Follow>()
  for (const follow of follows) {
    const subject = `${follow.kind}:${follow.id}`
    const known = bySubject.get(subject)
    bySubject.set(subject, known ? merged(known, follow, settings) : follow)
  }
  return [...bySubject.values()]
}
