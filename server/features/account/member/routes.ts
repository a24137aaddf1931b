// Routes of the signed-in member.
import type { FastifyInstance } from 'fastify'
import { fail } from '../../../core/http/fail.ts'
import { route } from '../../../core/http/route.ts'
import { deleteBlock, findAccount, insertBlock, listBlocked } from '../store.ts'
import type { MemberDeps } from './deps.ts'
import { askToClose, cancelClosing, exportOf } from './leave.ts'
import { setPaymentPassword } from './payment-password.ts'
import { changeProfile, profileOf } from './profile.ts'
import { askVerification, verificationOf } from './verify.ts'

export function registerMember(app: FastifyInstance, deps: MemberDeps): void {
  const { db } = deps
  route(app, 'GET api/Member/info', ({ account }) => profileOf(deps, account.id))
  route(app, 'POST api/member/updateInfo', ({ account, body }) => changeProfile(deps, account.id, body))
  route(app, 'POST api/Member/verified', ({ account, body }) => askVerification(deps, account.id, body))
  route(app, 'POST api/Member/getVerifiedInfo', ({ account }) => verificationOf(deps, account.id))
  route(app, 'POST api/Member/paymentPassword', async ({ account, body, request }) => {
    await setPaymentPassword(deps, account, request.ip, body)
    return {}
  })

  route(app, 'GET api/Member/blockList', async ({ account }) => ({
    list: (await listBlocked(db, account.id)).map(({ id, nickname, avatar }) => ({ id, user_nickname: nickname, avatar })),
  }))
  route(app, 'POST api/Member/block', async ({ account: me, body }) => {
    if (!body.on) await deleteBlock(db, me.id, body.id)
    else if (body.id === me.id) throw fail('invalid-input')
    else if (!(await findAccount(db, body.id))) throw fail('not-found')
    else if (!(await insertBlock(db, me.id, body.id))) throw fail('too-many')
    return {}
  })

  route(app, 'POST api/Member/export', ({ account }) => exportOf(deps, account.id))
  route(app, 'POST api/Member/close', ({ account, body, request }) => askToClose(deps, account.id, request.ip, body))
  route(app, 'POST api/Member/keep', async ({ account }) => {
    await cancelClosing(deps, account.id)
    return {}
  })
}
