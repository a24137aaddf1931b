// Lists a member's sessions, ends others, and links this session's device.
import type { FastifyInstance } from 'fastify'
import { fail } from '../../core/http/fail.ts'
import { route } from '../../core/http/route.ts'
import type { AccountDeps } from './deps.ts'
import { loginSession } from './sessions.ts'

export function registerSessions(app: FastifyInstance, { sessions, follows }: Pick<AccountDeps, 'db' | 'sessions' | 'follows'>): void {
  route(app, 'GET api/Member/sessions', async ({ account }) => ({
    list: (await sessions.list(account.id)).map((row) => loginSession(row, account.session)),
  }))

  route(app, 'POST api/Member/endSession', async ({ account, body }) => {
    if ((body.id === undefined) === (body.others !== true)) throw fail('invalid-input')
    const which = body.id === undefined ? { except: account.session } : { only: body.id }
    const ended = await sessions.end({ accountId: account.id, ...which }, 'ended')
    if (body.id !== undefined && ended.length === 0) throw fail('not-found')
    return { ended: ended.length }
  })

  route(app, 'POST api/Member/device', async ({ account, body }) => {
    if (!account.session) throw fail('auth-lost')
    const list = await follows.join(account.id, body.device)
    if (!list) throw fail('not-found')
    await sessions.linkDevice(account.session, body.device.device_id)
    return { list }
  })
}
