// Server health for its operator: the figures of /metrics and /readyz that show whether it works.
import { type Static, Type } from 'typebox'
import { Count, closed, type Endpoint, oneOf, Timestamp } from '../wire/endpoint.ts'

const NullableTimestamp = Type.Union([Timestamp, Type.Null()])

/** A publisher whose stream key opens no room and never did. */
export const RefusedPublisher = Type.Object(
  {
    way: oneOf(['rtmp', 'browser', 'hook'] as const),
    fault: oneOf(['empty', 'malformed', 'unknown'] as const),
    /** Its network, such as 203.0.113.* or 2001:db8:1::/48; empty: unknown. */
    address: Type.String(),
    count: Count,
    /** Time of the last attempt. */
    at: Timestamp,
  },
  closed,
)
export type RefusedPublisher = Static<typeof RefusedPublisher>

/** All times are real time. Counters start when the server starts. */
export const AdminHealth = Type.Object(
  {
    at: Timestamp,
    started_at: Timestamp,
    sockets: Type.Object(
      {
        open: Count,
        /** Dropped for reading too slowly. */
        dropped: Count,
        /** Handshakes refused. */
        refused: Count,
      },
      closed,
    ),
    jobs: Type.Object(
      {
        /** Due and not started; `oldest_at`: due time of the oldest. */
        waiting: Count,
        oldest_at: NullableTimestamp,
        /** Due later. */
        planned: Count,
        /** Failed for good, within the queue's retention. */
        failed: Count,
      },
      closed,
    ),
    pushes: Type.Object({ sent: Count, failed: Count, last_at: NullableTimestamp }, closed),
    feed: Type.Object(
      {
        name: Type.String(),
        /** Last success: the source was readable and everything it had sent until then is stored. */
        heard_at: NullableTimestamp,
        failures: Count,
        failed_at: NullableTimestamp,
      },
      closed,
    ),
    /** Of the data folder, in bytes; `writable`: data can be stored there and in the database. */
    disk: Type.Object({ writable: Type.Boolean(), free: Count, total: Count }, closed),
    database: Type.Object(
      {
        /** Duration of a minimal query, in milliseconds. */
        answer_ms: Count,
        bytes: Count,
        connections: Count,
        /** Calls waiting for a connection. */
        queued: Count,
      },
      closed,
    ),
    /** Daily backups: start of the last successful one, and failures. Absent without BACKUP_DIR. */
    backup: Type.Optional(
      Type.Object(
        {
          made_at: NullableTimestamp,
          failures: Count,
          failed_at: NullableTimestamp,
          /** Faults of the ledger in the last successful backup; absent: there is none, or its ledger was not verified. */
          ledger_faults: Type.Optional(Count),
        },
        closed,
      ),
    ),
    /** Of the last day, most recent first. */
    publishers: Type.Optional(Type.Array(RefusedPublisher, { maxItems: 50 })),
    /** Memory of the process, in bytes. */
    memory: Count,
  },
  closed,
)
export type AdminHealth = Static<typeof AdminHealth>

export const healthAdminEndpoints = {
  'GET api/Desk/health': {
    summary: 'Returns the state of the server: live sockets, jobs, pushes, the feed, disk and database.',
    who: 'operator',
    effect: 'read',
    data: AdminHealth,
  },
} as const satisfies Record<string, Endpoint>
