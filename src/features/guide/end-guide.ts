// The end of the guide, in whatever way: it invites nobody again. What was chosen until then stays chosen.
import { preferences } from '../../core/preferences.ts'
import { followStore } from '../follow/follow-store.ts'
import { afterGuide } from './guide-state.ts'

const hasChosen = (): boolean => [...followStore.get().follows.values()].some(({ kind }) => kind === 'team' || kind === 'league')

export function endGuide(): void {
  if (!preferences.get().guided && hasChosen()) afterGuide.set(true)
  preferences.set({ guided: true })
}

/** The invitation is not wanted, or what came of it was seen. */
export function dismissGuide(): void {
  afterGuide.set(false)
  preferences.set({ guided: true })
}
