// Whether a missing subject of a page existed and was deleted, by its author or with the author's account. Hidden or blocked content does
// not count, since it may come back.
import { sql } from 'drizzle-orm'
import type { Context } from '../../core/context.ts'
import type { Subject } from '../../render/preview/page.ts'

export function createGoneCheck({ db }: Pick<Context, 'db'>): (subject: Subject) => Promise<boolean> {
  return async (subject) => {
    const asked = question(subject)
    if (asked === null) return false
    const { rows } = await db.execute<{ gone: boolean }>(sql`SELECT EXISTS (${asked}) AS gone`)
    return rows[0]?.gone ?? false
  }
}

function question(subject: Subject) {
  switch (subject.kind) {
    case 'post':
      return sql`SELECT FROM post WHERE id = ${subject.id} AND state = 'deleted'`
    case 'person':
    case 'expert':
      return sql`SELECT FROM account WHERE id = ${subject.id} AND closed_at IS NOT NULL`
    case 'room':
      return sql`SELECT FROM room WHERE id = ${subject.id} AND closed_at IS NOT NULL`
    default:
      return null
  }
}
