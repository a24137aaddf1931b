import { expect, it } from 'vitest'
import { adminRights } from '../../contract/admin/admin-rights.ts'
import { exportKinds } from '../../contract/admin/export-admin.ts'
import { type ApiKey, api } from '../../contract/api.ts'
import { adminRoles } from '../../contract/wire/role.ts'
import { mayCall, mayExport, mayRestrict, maySettle, rolesOf } from './admin-rights.ts'
import { mayTakeAway } from './take-away.ts'

const keys = Object.keys(api) as ApiKey[]

it('names calls of the desk alone', () => {
  expect(Object.keys(adminRights).filter((key) => api[key as ApiKey]?.who !== 'operator')).toEqual([])
})

it('an operator may call all of it, each role what names it, and nobody else anything', () => {
  for (const key of keys.filter((one) => api[one].who === 'operator')) {
    const may = adminRoles.filter((role) => mayCall([role], key))
    expect([key, may]).toEqual([key, adminRoles.filter((role) => role === 'operator' || rolesOf(key).includes(role))])
    expect([key, mayCall([], key), mayCall(['owner', 'manager', 'user'], key)]).toEqual([key, false, false])
  }
})

it('what is not named is for operators alone', () => {
  const added = 'POST api/Desk/addedLater'
  expect(adminRoles.filter((role) => mayCall([role], added))).toEqual(['operator'])
  expect(adminRoles.filter((role) => mayCall([role], 'toString'))).toEqual(['operator'])
})

it('keeps what decides about the desk itself with operators', () => {
  const reads = ['config', 'audit', 'health']
  const acts = ['setRoles', 'putConfig', 'withdrawalTerms', 'giftTerms', 'grantGift', 'seeVerification']
  const own = [...reads.map((name) => `GET api/Desk/${name}`), ...acts.map((name) => `POST api/Desk/${name}`)]
  for (const key of own) expect([key, adminRoles.filter((role) => mayCall([role], key))]).toEqual([key, ['operator']])
})

it('two roles together may what each of them may', () => {
  expect(mayCall(['support', 'treasurer'], 'POST api/Desk/answerFeedback')).toBe(true)
  expect(mayCall(['support', 'treasurer'], 'POST api/Desk/decideWithdrawal')).toBe(true)
  expect(mayCall(['support', 'treasurer'], 'POST api/Desk/decideHorn')).toBe(false)
})

it('who has a role is restricted by operators alone', () => {
  for (const theirs of adminRoles) expect(adminRoles.filter((role) => mayRestrict([role], [theirs]))).toEqual(['operator'])
  expect(adminRoles.filter((role) => mayRestrict([role], []))).toEqual(adminRoles)
})

it('what waits is settled by whom its call names', () => {
  expect(maySettle(['moderator'], 'videos')).toBe(true)
  // This role may read videos, to manage their categories.
  expect(maySettle(['editor'], 'videos')).toBe(false)
  expect(maySettle(['treasurer'], 'withdrawals')).toBe(true)
})

it('a list is had as a file by whom may read it, who all may ask for one', () => {
  expect(exportKinds.filter((kind) => mayExport(['treasurer'], kind))).toEqual(['withdrawals', 'bills', 'recharges', 'ledger'])
  expect(exportKinds.filter((kind) => mayExport(['support'], kind))).toEqual(['users'])
  expect(exportKinds.filter((kind) => mayExport(['moderator'], kind))).toEqual(['users', 'reports'])
  expect(exportKinds.filter((kind) => mayExport(['operator'], kind))).toEqual(exportKinds)
  const some = adminRoles.filter((role) => exportKinds.some((kind) => mayExport([role], kind)))
  expect(adminRoles.filter((role) => mayCall([role], 'GET api/Desk/export'))).toEqual(some)
})

it('what anybody wrote is taken away by operators and moderators', () => {
  expect(adminRoles.filter((role) => mayTakeAway([role]))).toEqual(['operator', 'moderator'])
})
