// Figures of the database: its size, its time to respond, and the backlog of the job queue from the tables of pg-boss.
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { AdminHealth } from '../../../contract/admin/health-admin.ts'
import type { Context } from '../../core/context.ts'

/** Ignores the internal jobs of pg-boss. */
export async function findJobFigures(db: NodePgDatabase): Promise<AdminHealth['jobs']> {
  const { rows } = await db.execute<{ waiting: number; planned: number; failed: number; oldest: number | null }>(sql`
    select count(*) filter (where unbegun and start_after <= now())::int as waiting,
      count(*) filter (where unbegun and start_after > now())::int as planned,
      count(*) filter (where state = 'failed')::int as failed,
      (extract(epoch from min(start_after) filter (where unbegun and start_after <= now())) * 1000)::float8 as oldest
    from (
      select state, start_after, state in ('created', 'retry') as unbegun from pgboss.job where not starts_with(name, '__pgboss')
    ) as job`)
  const { waiting = 0, planned = 0, failed = 0, oldest = null } = rows[0] ?? {}
  return { waiting, planned, failed, oldest_at: oldest === null ? null : new Date(oldest).toISOString() }
}

export async function findDatabaseFigures(pool: Context['pool']): Promise<AdminHealth['database']> {
  const began = performance.now()
  await pool.query('select 1')
  const answer_ms = Math.round(performance.now() - began)
  const { rows } = await pool.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
  return { answer_ms, bytes: Number(rows[0]?.bytes ?? 0), connections: pool.totalCount, queued: pool.waitingCount }
}
