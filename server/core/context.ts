// The core dependencies that a feature gets when it is wired, as arguments and never as globals.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Config } from '../config.ts'
import type { ProductClock } from './clock/clock.ts'
import type { Events } from './event/events.ts'
import type { Background } from './jobs/background.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { LiveHub } from './live/hub.ts'

export interface Context {
  config: Config
  log: Logger
  pool: Pool
  db: NodePgDatabase
  clock: ProductClock
  hub: LiveHub
  events: Events
  jobs: Jobs
  background: Background
  metrics: Registry
}
