// The feed `push`: any provider sends feed/v1 documents, or has them fetched. Alone or beside another feed.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { ProductClock } from '../../core/clock/clock.ts'
import { type Repetition, repeat } from '../../core/jobs/repeat.ts'
import type { Feed, FeedSink } from '../../features/match/feed-message.ts'
import { type FeedWatch, unwatched } from '../feed-watch.ts'
import type { ClubNames } from '../names/club.ts'
import { openPuller, type PullOptions } from './pull.ts'
import { servePush } from './routes.ts'
import { findReached, hasTaken, pushStore, sweepTaken } from './store.ts'
import { createTaker } from './taker.ts'

export interface PushOptions {
  /** The senders' secret; empty: sending is disabled. */
  secret: string
  /** URL to fetch the document from; empty: it is sent. */
  address: string
  db: NodePgDatabase
  sink: FeedSink
  clock: ProductClock
  clubs: ClubNames
  log: Logger
  watch?: FeedWatch
  timing?: Pick<PullOptions, 'every' | 'retry'>
}

const minute = 60_000
const day = 86_400_000
/** Milliseconds that message ids are stored. */
const retention = 30 * day
/** Milliseconds that product time may differ from real time before a warning. */
const mostApart = minute

export function pushFeed({ secret, address, db, sink, clock, clubs, log, watch = unwatched, timing = {} }: PushOptions): Feed {
  const taker = createTaker({ store: pushStore(db), sink, clock, clubs })
  const puller = address ? openPuller({ address, taker, log, watch, ...timing }) : null
  let sweeping: Repetition | undefined

  /** With nothing to show yet, a wrong URL fails the start: the operator has to fix it. */
  async function pullFirst(): Promise<void> {
    if (!puller) return
    try {
      await puller.poll()
      watch.heard()
    } catch (error) {
      if (!(await hasTaken(db))) throw error
      puller.noteFailure(error as Error)
    }
    puller.follow()
  }

  const serve = (app: FastifyInstance): void => servePush(app, { secret, taker, reached: (match) => findReached(db, match), log, watch })

  return {
    name: puller ? `push:${puller.name}` : 'push',
    async start() {
      const apart = Math.abs(clock.now() - Date.now())
      if (apart > mostApart) log.warn({ ms: Math.round(apart) }, 'push: product time is not real time: what is sent comes late or early')
      await pullFirst()
      const sweep = (): Promise<void> => sweepTaken(db, new Date(Date.now() - retention))
      sweeping = repeat(sweep, { every: day, first: minute, log, failure: 'the ids of old messages could not be swept' })
    },
    async stop() {
      await Promise.all([puller?.stop(), sweeping?.stop()])
    },
    ...(secret ? { serve } : {}),
  }
}

/** Combines two feeds of one server: the first unchanged, push beside it. Their match ids do not overlap. */
export const besideFeed = (first: Feed, push: Feed): Feed => ({
  name: `${first.name} + ${push.name}`,
  async start(opened) {
    await first.start(opened)
    await push.start(opened)
  },
  async stop() {
    await Promise.all([first.stop(), push.stop()])
  },
  serve: (app) => {
    first.serve?.(app)
    push.serve?.(app)
  },
})
