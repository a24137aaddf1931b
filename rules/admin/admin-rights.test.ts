import { expect, it } from 'vitest'
import { adminRights } from '../../contract/admin/admin-rights.ts'
import { exportKinds } from '../../contract/admin/export-admin.ts'
import { type ApiKey, api } from '../../contract/api.ts'
import { adminRoles } from '../../contract/wire/role.ts'
import { mayCall, mayExport, mayRestrict, maySettle, rolesOf } from './admin-rights.ts'
import { mayTakeAway } from './take-away.ts'

const keys = Object.keys(api) as ApiKey[]

it('lists only operator calls', () => {
  expect(Object.keys(adminRights).filter((key) => api[key as ApiKey]?.who !== 'operator')).toEqual([])
})

it('operators may make every admin call, roles only those assigned to them, and other users none', () => {
  for (const key of keys.filter((one) => api[one].who === 'operator')) {
    const may = adminRoles.filter((role) => mayCall([role], key))
    expect([key, may]).toEqual([key, adminRoles.filter((role) => role === 'operator' || rolesOf(key).includes(role))])
    expect([key, mayCall([], key), mayCall(['owner', 'manager', 'user'], key)]).toEqual([key, false, false])
  }
})

it('unlisted calls are reserved for operators', () => {
  const added = 'POST api/Desk/addedLater'
  expect(adminRoles.filter((role) => mayCall([role], added))).toEqual(['operator'])
  expect(adminRoles.filter((role) => mayCall([role], 'toString'))).toEqual(['operator'])
})

it('reserves configuration of the admin desk itself for operators', () => {
  const reads = ['config', 'audit', 'health']
  const acts = ['setRoles', 'putConfig', 'withdrawalTerms', 'giftTerms', 'grantGift', 'seeVerification']
  const own = [...reads.map((name) => `GET api/Desk/${name}`), ...acts.map((name) => `POST api/Desk/${name}`)]
  for (const key of own) expect([key, adminRoles.filter((role) => mayCall([role], key))]).toEqual([key, ['operator']])
})

it('combined roles have the rights of each role', () => {
  expect(mayCall(['support', 'treasurer'], 'POST api/Desk/answerFeedback')).toBe(true)
  expect(mayCall(['support', 'treasurer'], 'POST api/Desk/decideWithdrawal')).toBe(true)
  expect(mayCall(['support', 'treasurer'], 'POST api/Desk/decideHorn')).toBe(false)
})

it('only operators may restrict an account that has a role', () => {
  for (const theirs of adminRoles) expect(adminRoles.filter((role) => mayRestrict([role], [theirs]))).toEqual(['operator'])
  expect(adminRoles.filter((role) => mayRestrict([role], []))).toEqual(adminRoles)
})

it('pending items may be settled only by roles assigned to the settling call', () => {
  expect(maySettle(['moderator'], 'videos')).toBe(true)
  // This role may read videos, to manage their categories.
  expect(maySettle(['editor'], 'videos')).toBe(false)
  expect(maySettle(['treasurer'], 'withdrawals')).toBe(true)
})

it('roles that may read a list may export it, and only they may request exports', () => {
  expect(exportKinds.filter((kind) => mayExport(['treasurer'], kind))).toEqual(['withdrawals', 'bills', 'recharges', 'ledger'])
  expect(exportKinds.filter((kind) => mayExport(['support'], kind))).toEqual(['users'])
  expect(exportKinds.filter((kind) => mayExport(['moderator'], kind))).toEqual(['users', 'reports'])
  expect(exportKinds.filter((kind) => mayExport(['operator'], kind))).toEqual(exportKinds)
  const some = adminRoles.filter((role) => exportKinds.some((kind) => mayExport([role], kind)))
  expect(adminRoles.filter((role) => mayCall([role], 'GET api/Desk/export'))).toEqual(some)
})

it('only operators and moderators may remove user content', () => {
  expect(adminRoles.filter((role) => mayTakeAway([role]))).toEqual(['operator', 'moderator'])
})
