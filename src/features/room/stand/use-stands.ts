// The live rooms of a match, those in the user's language first, then by popularity, and the selected one: the first, until the user
// selects another.
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { inLanguageFirst } from '../../../../rules/room/room-language.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { useStore } from '../../../ui/use-store.ts'
import { roomsOfMatchQuery } from '../room-queries.ts'

/** Refetch interval, in milliseconds. */
const pollInterval = 30_000

export function useStands(matchId: string | null) {
  const { lang } = useStore(preferences)
  const read = useQuery({ ...roomsOfMatchQuery(matchId ?? ''), enabled: matchId !== null, refetchInterval: pollInterval })
  const [wanted, setWanted] = useState<string | null>(null)
  const rooms = read.data?.list ?? none
  const list = useMemo(() => inLanguageFirst(rooms, lang), [rooms, lang])
  const chosen = list.find(({ id }) => id === wanted) ?? list[0] ?? null
  // The selection stays, however popular another room becomes.
  if (chosen && chosen.id !== wanted) setWanted(chosen.id)
  return { list, total: read.data?.total ?? 0, chosen, choose: setWanted, read }
}

const none: readonly RoomCard[] = []
