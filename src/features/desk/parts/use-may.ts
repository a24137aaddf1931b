// What who is signed in may do at the desk: acts that he may not are not offered. The server refuses them all the same.
import type { ApiKey } from '../../../../contract/api.ts'
import { mayCall } from '../../../../rules/desk/desk-rights.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { useStore } from '../../../ui/use-store.ts'

const none: readonly string[] = []

/** The roles that he has. */
export const useRoles = (): readonly string[] => useStore(sessionStore).user?.roles ?? none

export function useMay(): (key: ApiKey) => boolean {
  const roles = useRoles()
  return (key) => mayCall(roles, key)
}
