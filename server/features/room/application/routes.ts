// Routes of applications: for the applicant and the desk. Name, number and contacts are masked; unmasking is audited.
import type { FastifyInstance } from 'fastify'
import type { AdminApplication } from '../../../../contract/room/application.ts'
import { lockSubject, writeAudit } from '../../../core/audit/store.ts'
import { fail } from '../../../core/http/fail.ts'
import { alone, pageOf } from '../../../core/http/paging.ts'
import { route } from '../../../core/http/route.ts'
import { findAccount, findNicknames, listOtherOperators } from '../../account/store.ts'
import { notify } from '../../notification/store.ts'
import type { RoomDeps } from '../deps.ts'
import { roomOfAccount } from '../store.ts'
import { applicationOf, apply, openApplication, presentApplication } from './apply.ts'
import { makeRoom } from './make-room.ts'
import { type ApplicationRow, countApplications, findApplication, listApplications, lockApplication, settleApplication } from './store.ts'

export function registerApplications(app: FastifyInstance, deps: RoomDeps): void {
  const { db, keys, directory, now } = deps

  async function present(rows: readonly ApplicationRow[]): Promise<AdminApplication[]> {
    const names = await findNicknames(
      db,
      rows.map(({ account_id }) => account_id),
    )
    return rows.map((row) => ({
      ...presentApplication(keys, row),
      account_id: row.account_id,
      user_nickname: names.get(row.account_id) ?? '',
      kind: row.kind,
      settled_by: row.settled_by,
      settled_at: row.settled_at?.toISOString() ?? null,
    }))
  }

  route(app, 'POST api/Live/apply', ({ account, body }) => apply(deps, account.id, body))
  route(app, 'GET api/Live/application', ({ account }) => applicationOf(deps, account.id))

  route(app, 'GET api/Desk/applications', async ({ query }) => {
    const { limit, offset } = pageOf(query)
    const { state = 'waiting', id } = query
    const [rows, total] =
      id === undefined
        ? await Promise.all([listApplications(db, state, limit, offset), countApplications(db, state)])
        : alone(await findApplication(db, id))
    return { list: await present(rows), total }
  })
  route(app, 'POST api/Desk/seeApplication', ({ account, body }) =>
    db.transaction(async (tx) => {
      const row = await lockApplication(tx, body.account)
      if (!row) throw fail('not-found')
      const done = { by: account.id, act: 'anchor.see', subject: `user ${body.account}`, at: now() } as const
      await writeAudit(tx, { ...done, before: null, after: null })
      return openApplication(keys, row)
    }),
  )
  route(app, 'POST api/Desk/decideApplication', async ({ account, body }) => {
    const by = account.id
    const state = body.act === 'approve' ? 'approved' : 'refused'
    const reason = state === 'approved' ? '' : (body.reason?.trim() ?? '')
    if (state === 'refused' && reason === '') throw fail('invalid-input')
    if (body.account === by) throw fail('forbidden')
    const roomId = await db.transaction(async (tx) => {
      const before = await lockApplication(tx, body.account)
      if (!before) throw fail('not-found')
      const at = now()
      if (!(await settleApplication(tx, body.account, { state, reason, by, at: new Date(at) }))) throw fail('already-decided')
      const made = state === 'approved' ? await makeRoom(tx, keys, { uid: body.account, now: at }) : null
      if (state === 'approved' && made === null) throw fail('not-found')
      const done = { by, act: `anchor.${body.act}`, subject: `user ${body.account}`, at } as const
      await writeAudit(tx, { ...done, before: { state: before.state }, after: { state, reason, room: made } })
      const notice = { account: body.account, kind: 'system', event: `streamer-${state}`, cause: `streamer ${body.account} ${at}` } as const
      await notify(tx, { ...notice, detail: { reason } }, new Date(at))
      return made
    })
    if (roomId) await directory.read([roomId])
    const row = await findApplication(db, body.account)
    const [view] = await present(row ? [row] : [])
    if (!view) throw fail('not-found')
    return view
  })
  route(app, 'POST api/Desk/appointStreamer', async ({ account: { id: by }, body: { account } }) => {
    const isOwn = account === by
    const made = await db.transaction(async (tx) => {
      // The only operator of a new site has no other to appoint them.
      if (isOwn) {
        await lockSubject(tx, 'roles')
        if ((await listOtherOperators(tx, by)).length > 0) throw fail('forbidden')
      }
      const subject = `user ${account}`
      await lockSubject(tx, subject)
      const person = await findAccount(tx, account)
      if (!person || person.blocked_at) throw fail('account-unknown')
      if (await roomOfAccount(tx, account)) throw fail('already-decided')
      const at = now()
      const before = await lockApplication(tx, account)
      // A pending application is thereby approved.
      if (before?.state === 'waiting') await settleApplication(tx, account, { state: 'approved', reason: '', by, at: new Date(at) })
      const room = await makeRoom(tx, keys, { uid: account, now: at })
      if (room === null) throw fail('account-unknown')
      const states = { before: { application: before?.state ?? 'none' }, after: { room, ...(isOwn && { only_operator: true }) } }
      await writeAudit(tx, { by, act: 'anchor.appoint', subject, at, ...states })
      const notice = { account, kind: 'system', event: 'streamer-appointed', cause: `streamer ${account} ${at}` } as const
      await notify(tx, { ...notice, detail: { reason: '' } }, new Date(at))
      return { account, user_nickname: person.nickname, room }
    })
    await directory.read([made.room])
    return made
  })
}
