// Counts the answers that a reader can load: those of blocked people are left out.
import { and, count, inArray } from 'drizzle-orm'
import { type Db, isRead } from './store.ts'
import { comment } from './table.ts'

/** By comment. Counts answers that are held back until the reader's match clock reaches them, since they appear later. */
export async function countAnswers(db: Db, parents: readonly string[], reader: string | null): Promise<Map<string | null, number>> {
  if (parents.length === 0) return new Map()
  const rows = await db
    .select({ parent: comment.parent_id, answers: count() })
    .from(comment)
    .where(and(inArray(comment.parent_id, [...parents]), isRead(reader, undefined)))
    .groupBy(comment.parent_id)
  return new Map(rows.map(({ parent, answers }) => [parent, answers]))
}
