// Backlog of the job queue, from the tables of pg-boss.
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { AdminHealth } from '../../../contract/admin/health-admin.ts'

/** Ignores the internal jobs of pg-boss. */
export async function findJobFigures(db: NodePgDatabase): Promise<AdminHealth['jobs']> {
  const { rows } = await db.execute<{ waiting: number; planned: number; failed: number; oldest: number | null }>(sql`
    SELECT count(*) FILTER (WHERE unbegun AND start_after <= now())::int AS waiting,
      count(*) FILTER (WHERE unbegun AND start_after > now())::int AS planned,
      count(*) FILTER (WHERE state = 'failed')::int AS failed,
      (extract(epoch FROM min(start_after) FILTER (WHERE unbegun AND start_after <= now())) * 1000)::float8 AS oldest
    FROM (
      SELECT state, start_after, state IN ('created', 'retry') AS unbegun FROM pgboss.job WHERE NOT starts_with(name, '__pgboss')
    ) AS job`)
  const { waiting = 0, planned = 0, failed = 0, oldest = null } = rows[0] ?? {}
  return { waiting, planned, failed, oldest_at: oldest === null ? null : new Date(oldest).toISOString() }
}
