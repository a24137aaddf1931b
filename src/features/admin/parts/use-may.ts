// Permissions of the signed-in user: actions without permission are hidden. The server checks them as well.
import type { ApiKey } from '../../../../contract/api.ts'
import { mayCall } from '../../../../rules/admin/admin-rights.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { useStore } from '../../../ui/use-store.ts'

const none: readonly string[] = []

/** The user's roles. */
export const useRoles = (): readonly string[] => useStore(sessionStore).user?.roles ?? none

export function useMay(): (key: ApiKey) => boolean {
  const roles = useRoles()
  return (key) => mayCall(roles, key)
}
