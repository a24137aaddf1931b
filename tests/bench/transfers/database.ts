// The PostgreSQL for both sides of R-PERF-13: embedded, durable, on core 0, with a thousand accounts with enough funds.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pino } from 'pino'
import { type Database, migrateDatabase, migrationsFolder, openDatabase } from '../../../server/core/database/database.ts'
import { type Connection, startCluster } from '../../../server/core/postgres/cluster.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { hasTaskset } from '../rig.ts'

export const people = Array.from({ length: 1_000 }, (_, index) => `p${index}`)
const ticks = 100

export interface BenchDatabase extends Database {
  connection: Connection
  folder: string
  /** CPU seconds of all its processes, including ended ones. */
  cpu(): number
  stop(): Promise<void>
}

/**
 * pgbench calls this: one transfer like ours, in one round trip. Locks, key, balance, digest, entry, postings; the ledger's triggers update
 * the balances.
 */
const transferFunction = `CREATE FUNCTION bench_transfer(payer text, payee text, amount bigint) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  one record; other record; id bigint; called text := gen_random_uuid()::text;
BEGIN
  PERFORM 1 FROM ledger_account WHERE (owner, kind, asset) IN ((payer, 'income', 'diamond'), (payee, 'consumption', 'diamond')) ORDER BY ledger_account.id FOR NO KEY UPDATE;
  SELECT a.id, a.balance INTO one FROM ledger_account a WHERE (owner, kind, asset) = (payer, 'income', 'diamond');
  SELECT a.id, a.balance INTO other FROM ledger_account a WHERE (owner, kind, asset) = (payee, 'consumption', 'diamond');
  IF one.balance < amount THEN RETURN NULL; END IF;
  id := nextval('ledger_tx_id_seq');
  INSERT INTO ledger_tx (id, key, type, actor, memo, at, digest) VALUES (id, called, 'conversion', payer, '{}', now(),
    encode(sha256(convert_to(concat_ws('|', id, called, 'conversion', payer, '{}', (extract(epoch FROM now()) * 1000)::bigint,
      one.id || ':diamond:' || -amount || ':' || one.balance - amount || ',' || other.id || ':diamond:' || amount || ':' || other.balance + amount), 'UTF8')), 'hex'));
  INSERT INTO ledger_posting (tx_id, line, account_id, asset, amount, after) VALUES
    (id, 1, one.id, 'diamond', -amount, one.balance - amount), (id, 2, other.id, 'diamond', amount, other.balance + amount);
  INSERT INTO idempotency (account_id, route, key, hash, answer, created_at) VALUES (payer, 'bench', called, called, json_build_object('id', id)::text, now());
  RETURN id;
END $$`

function cpuOfTree(pid: number): number {
  let sum = 0
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number)
      // utime and stime of each; cutime and cstime of children that the parent has reaped.
      if (fields[1] === pid || name === String(pid)) sum += (fields[11] ?? 0) + (fields[12] ?? 0)
      if (name === String(pid)) sum += (fields[13] ?? 0) + (fields[14] ?? 0)
    } catch {
      // The process ended in the meantime.
    }
  }
  return sum / ticks
}

export async function benchDatabase(): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-ledger-'))
  const cluster = await startCluster({ folder })
  const pid = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  if (hasTaskset) spawnSync('taskset', ['-a', '-cp', '0', String(pid)])
  const { connection } = cluster
  const database = openDatabase({ ...connection }, pino({ level: 'silent' }))
  await migrateDatabase(database.db, migrationsFolder(resolve('dist/app')))
  await endow(database.db, people, { coin: 1, income: 1_000_000, gold: 0 })
  await database.pool.query(transferFunction)
  await database.pool.query('VACUUM ANALYZE')
  return {
    ...database,
    connection,
    folder,
    cpu: () => cpuOfTree(pid),
    stop: async () => {
      await database.pool.end()
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
