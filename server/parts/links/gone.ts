// Whether a missing subject of a page existed and was deleted, by its author or with the author's account. Hidden or blocked content does
// not count, since it may come back.
import { sql } from 'drizzle-orm'
import type { Context } from '../../core/context.ts'
import type { Subject } from '../../render/preview/page.ts'

export function createGoneCheck({ db }: Pick<Context, 'db'>): (subject: Subject) => Promise<boolean> {
  return async (subject) => {
    const asked = question(subject)
    if (asked === null) return false
    const { rows } = await db.execute<{ gone: boolean }>(sql`select exists (${asked}) as gone`)
    return rows[0]?.gone ?? false
  }
}

function question(subject: Subject) {
  switch (subject.kind) {
    case 'post':
      return sql`select from post where id = ${subject.id} and state = 'deleted'`
    case 'person':
    case 'expert':
      return sql`select from account where id = ${subject.id} and closed_at is not null`
    case 'room':
      return sql`select from room where id = ${subject.id} and closed_at is not null`
    default:
      return null
  }
}
