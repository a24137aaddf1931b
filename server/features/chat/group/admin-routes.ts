// Routes of the desk for recommended groups.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyInstance } from 'fastify'
import type { ApiData } from '../../../../contract/api.ts'
import { communityLimits } from '../../../../contract/limits/community-limits.ts'
import { lockSubject, writeAudit } from '../../../core/audit/store.ts'
import { fail } from '../../../core/http/fail.ts'
import { route } from '../../../core/http/route.ts'
import { findNicknames } from '../../account/store.ts'
import { findGroup, findGroups, findRecommended, listForAdmin, upsertRecommended } from './store.ts'

/** Maximum rows of the list; others are found by name. */
const most = 100

export function registerGroupAdmin(app: FastifyInstance, db: NodePgDatabase, now: () => number): void {
  async function all(name = ''): Promise<ApiData<'GET api/Desk/groups'>> {
    const recommended = await findRecommended(db)
    const rows = await listForAdmin(db, name, recommended, most)
    const names = await findNicknames(
      db,
      rows.map(({ owner_id }) => owner_id),
    )
    return {
      list: rows.map((row) => ({
        id: row.id,
        name: row.name,
        owner_id: row.owner_id,
        owner_nickname: names.get(row.owner_id) ?? '',
        members: row.members,
        recommended: recommended.includes(row.id),
      })),
    }
  }
  route(app, 'GET api/Desk/groups', ({ query }) => all(query.name?.trim()))

  route(app, 'POST api/Desk/recommendGroup', async ({ account, body: { id, on } }) => {
    await db.transaction(async (tx) => {
      // One list: concurrent changes are serialized.
      await lockSubject(tx, 'recommended groups')
      const group = await findGroup(tx, id)
      if (!group?.open) throw fail('not-found')
      const before = await findRecommended(tx)
      const known = await findGroups(tx, before)
      const others = before.filter((one) => one !== id && known.get(one)?.ended_at === null)
      const after = on ? [id, ...others] : others
      if (after.length > communityLimits.recommendedGroups) throw fail('limit-reached')
      await upsertRecommended(tx, after)
      const states = { before: { recommended: before.includes(id) }, after: { recommended: on, name: group.name } }
      await writeAudit(tx, { by: account.id, act: 'group.recommend', subject: `group ${id}`, at: now(), ...states })
    })
    return all()
  })
}
