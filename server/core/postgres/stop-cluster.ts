// Stops a PostgreSQL gracefully, and by force after a timeout.
import { setTimeout as wait } from 'node:timers/promises'
import { stopTimeouts } from '../ending.ts'
import { isPostgresOn } from './postmaster-file.ts'

export async function stopCluster(pid: number, dataDir: string): Promise<void> {
  // After a forced stop the next start replays the log.
  for (const [signal, within] of [
    ['SIGINT', stopTimeouts.database],
    ['SIGQUIT', stopTimeouts.databaseByForce],
  ] as const) {
    if (!(await isPostgresOn(pid, dataDir))) return
    process.kill(pid, signal)
    const deadline = Date.now() + within
    while ((await isPostgresOn(pid, dataDir)) && Date.now() < deadline) await wait(10)
  }
}
