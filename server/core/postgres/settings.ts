// Settings of the embedded PostgreSQL: durable, small, quiet.
import { join } from 'node:path'

export interface Listening {
  /** Folder of the socket; null: loopback. */
  socketDir: string | null
  port: number
}

/** Maximum bytes of a Unix socket path: 108 with its terminating zero on Linux, 104 elsewhere. */
const socketPathMax = process.platform === 'linux' ? 107 : 103
/** The port in the socket's name; no other server listens in our folder. */
export const socketPort = 5432
export const socketName = `.s.PGSQL.${socketPort}`
/** Lock file of the socket: names the process that listens on it, as postmaster.pid does for the data. */
export const socketLock = `${socketName}.lock`

/** Whether the path of a socket in this folder is short enough. */
export const fitsSocket = (folder: string): boolean =>
  process.platform !== 'win32' && Buffer.byteLength(join(folder, socketName)) <= socketPathMax

/** The major version that introduced a setting. */
const introducedIn: Readonly<Record<string, number>> = { io_method: 18, autovacuum_worker_slots: 18 }

/**
 * Arguments of the server program. 24 MB of shared buffers, and no helper processes that a single machine does not need, keep its memory
 * under 80 MB (R-PERF-14). Nothing that makes a commit durable is turned off.
 */
export function serverArguments(
  dataDir: string,
  { socketDir, port }: Listening,
  extra: Readonly<Record<string, string>> = {},
  major = Number.POSITIVE_INFINITY,
): string[] {
  const settings: Record<string, string> = {
    listen_addresses: socketDir === null ? '127.0.0.1' : '',
    unix_socket_directories: socketDir ?? '',
    unix_socket_permissions: '0700',
    port: String(port),
    max_connections: '40',
    superuser_reserved_connections: '2',
    shared_buffers: '24MB',
    work_mem: '4MB',
    maintenance_work_mem: '32MB',
    max_wal_size: '256MB',
    min_wal_size: '64MB',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_worker_processes: '1',
    max_logical_replication_workers: '0',
    max_parallel_workers: '0',
    max_parallel_workers_per_gather: '0',
    autovacuum_worker_slots: '2',
    autovacuum_max_workers: '2',
    // The backend reads by itself instead of three more processes.
    io_method: 'sync',
    jit: 'off',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
    ...extra,
  }
  return [
    '-D',
    dataDir,
    ...Object.entries(settings).flatMap(([name, value]) => ((introducedIn[name] ?? 0) > major ? [] : ['-c', `${name}=${value}`])),
  ]
}

/** Arguments of initdb. The builtin locale sorts the same on every machine and needs no system locale. */
export const initArguments = (dataDir: string, passwordFile: string): string[] => [
  '-D',
  dataDir,
  '--username=postgres',
  '--auth=scram-sha-256',
  `--pwfile=${passwordFile}`,
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '-E',
  'UTF8',
  '--no-instructions',
]
