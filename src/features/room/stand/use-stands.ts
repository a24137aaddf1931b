// The live rooms of a match, those in the reader's language before the others and the hottest of them first; and which of them is chosen:
// the first, until the reader chooses another.
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { inLanguageFirst } from '../../../../rules/room/room-language.ts'
import { preferences } from '../../../core/preferences.ts'
import { useStore } from '../../../ui/use-store.ts'
import { roomsOfMatchQuery } from '../room-queries.ts'

/** Milliseconds between two looks at who is on the air. */
const lookEvery = 30_000

export function useStands(matchId: string | null) {
  const { lang } = useStore(preferences)
  const read = useQuery({ ...roomsOfMatchQuery(matchId ?? ''), enabled: matchId !== null, refetchInterval: lookEvery })
  const [wanted, setWanted] = useState<string | null>(null)
  const rooms = read.data?.list ?? none
  const list = useMemo(() => inLanguageFirst(rooms, lang), [rooms, lang])
  const chosen = list.find(({ id }) => id === wanted) ?? list[0] ?? null
  // Who sits somewhere stays there, however hot another room becomes.
  if (chosen && chosen.id !== wanted) setWanted(chosen.id)
  return { list, total: read.data?.total ?? 0, chosen, choose: setWanted, read }
}

const none: readonly RoomCard[] = []
