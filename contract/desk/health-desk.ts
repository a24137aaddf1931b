// The health of the server as its operator sees it: the figures of /metrics and /readyz that tell whether it does its work.
import { type Static, Type } from 'typebox'
import { Count, closed, type Endpoint, Moment, oneOf } from '../wire/endpoint.ts'

const OrMoment = Type.Union([Moment, Type.Null()])

/** A publisher whose stream key opens no room, and never did. */
export const RefusedPublisher = Type.Object(
  {
    way: oneOf(['rtmp', 'browser', 'hook'] as const),
    fault: oneOf(['empty', 'malformed', 'unknown'] as const),
    /** Its network, as 203.0.113.* or 2001:db8:1::/48; empty: not known. */
    address: Type.String(),
    count: Count,
    /** The last time. */
    at: Moment,
  },
  closed,
)
export type RefusedPublisher = Static<typeof RefusedPublisher>

/** All moments are real time. What is counted, is counted since the server started. */
export const DeskHealth = Type.Object(
  {
    at: Moment,
    started_at: Moment,
    sockets: Type.Object(
      {
        open: Count,
        /** They read too slowly. */
        dropped: Count,
        /** Their handshake was refused. */
        refused: Count,
      },
      closed,
    ),
    jobs: Type.Object(
      {
        /** Due and not begun; `oldest_at`: since when the first of them is. */
        waiting: Count,
        oldest_at: OrMoment,
        /** Due later. */
        planned: Count,
        /** Given up, as far back as the queue remembers. */
        failed: Count,
      },
      closed,
    ),
    pushes: Type.Object({ sent: Count, failed: Count, last_at: OrMoment }, closed),
    feed: Type.Object(
      {
        name: Type.String(),
        /** When it last went well: its source could be read, and all that it said up to then is kept. */
        heard_at: OrMoment,
        failures: Count,
        failed_at: OrMoment,
      },
      closed,
    ),
    /** Of the data folder, in bytes; `writable`: what is written can be kept, there and by the database. */
    disk: Type.Object({ writable: Type.Boolean(), free: Count, total: Count }, closed),
    database: Type.Object(
      {
        /** Milliseconds of the shortest question. */
        answer_ms: Count,
        bytes: Count,
        connections: Count,
        /** Calls that wait for a connection. */
        queued: Count,
      },
      closed,
    ),
    /** Daily backups: start of the last good one, and failures. Absent without BACKUP_DIR. */
    backup: Type.Optional(
      Type.Object(
        {
          made_at: OrMoment,
          failures: Count,
          failed_at: OrMoment,
          /** Of the ledger in the last good one; absent: there is none, or its ledger was not verified. */
          ledger_faults: Type.Optional(Count),
        },
        closed,
      ),
    ),
    /** Of the last day, the last one first. */
    publishers: Type.Optional(Type.Array(RefusedPublisher, { maxItems: 50 })),
    /** Bytes of the process. */
    memory: Count,
  },
  closed,
)
export type DeskHealth = Static<typeof DeskHealth>

export const healthDeskEndpoints = {
  'GET api/Desk/health': {
    summary: 'How the server is: live sockets, jobs, pushes, the feed, disk and database.',
    who: 'operator',
    effect: 'read',
    data: DeskHealth,
  },
} as const satisfies Record<string, Endpoint>
