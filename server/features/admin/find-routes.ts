// Admin search: people by name, everything else by id.
import type { FastifyInstance } from 'fastify'
import type { AdminHit } from '../../../contract/admin/find-admin.ts'
import { subjectParts } from '../../../rules/comment/subject.ts'
import type { Context } from '../../core/context.ts'
import { route } from '../../core/http/route.ts'
import { type AccountRow, findProfiles } from '../account/store.ts'
import { type FoundRow, findByNumber } from './find-store.ts'

/** Maximum people per response. */
const most = 5

export interface FindDeps {
  /** By id, nickname, or a complete phone number or mail address; newest first. */
  findUsers(text: string, limit: number): Promise<AccountRow[]>
}

const personHit = ({ id, nickname, closed_at, blocked_at, created_at }: AccountRow): AdminHit => ({
  kind: 'user',
  id,
  account_id: id,
  user_nickname: nickname,
  ...{ text: '', name: null, amount: null, sport: null, subject: null },
  state: closed_at ? 'closed' : blocked_at ? 'blocked' : '',
  at: created_at.toISOString(),
})

export function registerFind(app: FastifyInstance, { db }: Pick<Context, 'db'>, { findUsers }: FindDeps): void {
  async function present(rows: readonly FoundRow[]): Promise<AdminHit[]> {
    const people = await findProfiles(
      db,
      rows.flatMap(({ account_id }) => account_id ?? []),
    )
    return rows.map(({ account_id, subject, at, ...row }) => {
      const owner = people.get(account_id ?? '')
      return {
        ...row,
        // A bill of the platform has no owner.
        account_id: owner ? account_id : null,
        user_nickname: owner?.nickname ?? '',
        subject: subject === null ? null : subjectParts(subject),
        at: at === null ? null : new Date(at).toISOString(),
      }
    })
  }

  route(app, 'GET api/Desk/find', async ({ query }) => {
    // Accepts the notation #7f3a.
    const text = query.text.trim().replace(/^#/, '')
    if (text === '') return { list: [] }
    const [users, rows] = await Promise.all([findUsers(text, most), findByNumber(db, text)])
    return { list: [...users.map(personHit), ...(await present(rows))] }
  })
}
