// The user's pinned leagues: first in every list on this device.
import { preferences } from '../../../core/store/preferences.ts'

export function togglePin(leagueId: string): void {
  const { pinnedLeagues } = preferences.get()
  const isPinned = pinnedLeagues.includes(leagueId)
  preferences.set({ pinnedLeagues: isPinned ? pinnedLeagues.filter((id) => id !== leagueId) : [...pinnedLeagues, leagueId] })
}
