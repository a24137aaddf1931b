// Roles of the desk, granted and revoked from the server's console.
import { expect, it } from 'vitest'
import { giveRole, takeRole } from '../../../server/features/account/console-roles.ts'
import { listStaff } from '../../../server/features/account/staff-store.ts'
import { findAccount, insertAccount } from '../../../server/features/account/store.ts'
import { testDatabase } from '../../support/database/database.ts'

const { db, pool } = await testDatabase()
async function person(name: string): Promise<string> {
  const mobile = { kind: 'email', text: `${name}@example.com` } as const
  const row = await insertAccount(db, { mobile, nickname: () => name, password: null, roles: [] })
  if (!row) throw new Error(`${name} was not made`)
  return row.id
}
const rolesOf = async (id: string) => (await findAccount(db, id))?.roles
const acts = async () => (await pool.query('SELECT "by", act, subject FROM desk_audit ORDER BY id')).rows

it('the only operator keeps the role unless --force is given', async () => {
  const [ann, ben] = [await person('ann'), await person('ben')]
  await giveRole(db, ann, 'operator')
  await giveRole(db, ann, 'editor')
  await giveRole(db, ben, 'editor')
  await expect(takeRole(db, ann, 'operator', false)).rejects.toThrow('ann@example.com is the only operator')
  expect(await rolesOf(ann)).toContain('operator')
  await takeRole(db, ann, 'editor', false)
  await takeRole(db, ben, 'operator', false)

  await giveRole(db, ben, 'operator')
  await pool.query('UPDATE account SET blocked_at = now() WHERE id = $1', [ben])
  // An account that cannot sign in cannot run the desk.
  await expect(takeRole(db, ann, 'operator', false)).rejects.toThrow('or say --force')
  await pool.query('UPDATE account SET blocked_at = NULL WHERE id = $1', [ben])
  await takeRole(db, ann, 'operator', false)
  expect(await rolesOf(ann)).toEqual([])

  await takeRole(db, ben, 'operator', true)
  expect((await listStaff(db)).map(({ id, roles }) => [id, roles])).toEqual([[ben, ['editor']]])
  expect((await acts()).at(-1)).toEqual({ by: 'console', act: 'operator.revoke', subject: `user ${ben}` })
  await expect(giveRole(db, 'nobody', 'editor')).rejects.toThrow('There is no account nobody')
})
