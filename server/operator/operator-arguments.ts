// Arguments of npm run operator.
import { type AdminRole, adminRoles } from '../../contract/wire/role.ts'

export const usage = `npm run operator -- create NAME [--role ROLE]   gives the account of a phone number (86-13800138000) or address a role at the desk, and makes it when there is none
npm run operator -- grant NAME [--role ROLE]    the same for an account that there is
npm run operator -- revoke NAME [--role ROLE]   takes it away; from the only operator with --force alone
npm run operator -- list
ROLE is one of ${adminRoles.join(', ')}; without it operator, which may do all.`

export interface Wanted {
  command: 'create' | 'grant' | 'revoke' | 'list'
  name: string
  role: AdminRole
  /** Allows revoking the role of the only operator. */
  force: boolean
}

/** Undefined for invalid arguments. */
export function readArguments([command, name = '', ...flags]: readonly string[]): Wanted | undefined {
  const plain = { name, role: 'operator', force: false } as const
  if (command === 'list') return name === '' ? { command, ...plain } : undefined
  if ((command !== 'create' && command !== 'grant' && command !== 'revoke') || name === '' || name.startsWith('--')) return undefined
  const wanted: Wanted = { command, ...plain }
  for (let at = 0; at < flags.length; at += 1) {
    const flag = flags[at]
    if (flag === '--force' && command === 'revoke' && !wanted.force) wanted.force = true
    else if (flag === '--role' && flags.indexOf(flag) === at) {
      at += 1
      const role = adminRoles.find((one) => one === flags[at])
      if (!role) return undefined
      wanted.role = role
    } else return undefined
  }
  return wanted
}
