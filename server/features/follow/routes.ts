// Routes for the order of a member's follows: read in full, changed in parts.
import type { FastifyInstance } from 'fastify'
import { followLimits, specialKinds } from '../../../contract/limits/follow-limits.ts'
import { lineFault, nameForm } from '../../../rules/text/line-text.ts'
import type { Context } from '../../core/context.ts'
import { inTransaction } from '../../core/database/transaction.ts'
import { fail } from '../../core/http/fail.ts'
import { route } from '../../core/http/route.ts'
import { countFollowOrder, endGroups, findFollowOrder, lockFollowOrder, upsertGroup, upsertMark } from './store.ts'

export function registerFollowOrder(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  route(app, 'GET api/Member/followBook', ({ account }) => findFollowOrder(db, account.id))

  route(app, 'POST api/Member/arrangeFollows', ({ account, body }) => {
    const me = account.id
    const { ended = [], marks = [] } = body
    const groups = (body.groups ?? []).map((group) => {
      if (group.name === undefined) return group
      const name = nameForm(group.name)
      const fault = lineFault(name, followLimits.groupName)
      if (fault) throw fail(fault)
      return { ...group, name }
    })
    if (marks.some(({ kind, special }) => special === true && !specialKinds.includes(kind))) throw fail('invalid-input')
    return inTransaction(db, async (tx) => {
      await lockFollowOrder(tx, me)
      await endGroups(tx, me, ended)
      for (const group of groups) await upsertGroup(tx, me, group)
      for (const mark of marks) await upsertMark(tx, me, mark)
      const total = await countFollowOrder(tx, me)
      if (total.groups > followLimits.groups || total.marks > followLimits.marks) throw fail('limit-reached')
      return findFollowOrder(tx, me)
    })
  })
}
