// Hooks over the follow store: one star, one reservation, or all follows.
import { useMemo, useSyncExternalStore } from 'react'
import type { FollowKind } from '../../../contract/follow/follow.ts'
import type { FollowRecord, ReservationRecord } from '../../core/storage/db.ts'
import { useStore } from '../../ui/use-store.ts'
import { type FollowState, followKey, followStore, setFollow, setReservation } from './follow-store.ts'

export interface FollowHandle {
  followed: boolean
  toggle(): void
}

/** Selects a boolean of the store: a star re-renders only when its own state changes. */
const useSelected = (select: (state: FollowState) => boolean): boolean =>
  useSyncExternalStore(
    followStore.subscribe,
    () => select(followStore.get()),
    () => select(followStore.getServer()),
  )

export function useFollow(kind: FollowKind, id: string, name: string, known?: Pick<FollowRecord, 'player'>): FollowHandle {
  const followed = useSelected(({ follows }) => follows.has(followKey(kind, id)))
  return { followed, toggle: () => setFollow(kind, id, name, !followed, known) }
}

export interface ReserveHandle {
  reserved: boolean
  toggle(): void
}

export function useReserved(match: Omit<ReservationRecord, 'at'>): ReserveHandle {
  const reserved = useSelected(({ reservations }) => reservations.has(match.id))
  return { reserved, toggle: () => setReservation(match, !reserved) }
}

const idsOf = (state: FollowState, kind: FollowKind): ReadonlySet<string> =>
  new Set([...state.follows.values()].filter((follow) => follow.kind === kind).map((follow) => follow.id))

/** Ids of one kind that this device follows; empty until hydration. */
export function useFollowedIds(kind: FollowKind): ReadonlySet<string> {
  const state = useStore(followStore)
  return useMemo(() => idsOf(state, kind), [state, kind])
}
