// Ends the guide, whether completed or skipped: the invitation never returns, the choices remain.
import { preferences } from '../../core/store/preferences.ts'
import { followStore } from '../follow/follow-store.ts'
import { afterGuide } from './guide-state.ts'

const hasChosen = (): boolean => [...followStore.get().follows.values()].some(({ kind }) => kind === 'team' || kind === 'league')

export function endGuide(): void {
  if (!preferences.get().guided && hasChosen()) afterGuide.set(true)
  preferences.set({ guided: true })
}

/** Dismisses the invitation, or the summary of the choices. */
export function dismissGuide(): void {
  afterGuide.set(false)
  preferences.set({ guided: true })
}
