// Feed metrics for operators: the last success, and the count and time of failures.
import { Counter, Gauge, type Registry } from 'prom-client'

export interface FeedWatch {
  /** The source was read and everything in it stored. */
  heard(): void
  failed(): void
}

export const unwatched: FeedWatch = { heard: () => undefined, failed: () => undefined }

/** Registers the metrics in Prometheus format; times in seconds of real time, 0: never. */
export function watchFeed(registry: Registry, now: () => number = Date.now): FeedWatch {
  const registers = [registry]
  const heardAt = new Gauge({ name: 'feed_heard_seconds', help: 'When the feed last went well.', registers })
  const failedAt = new Gauge({ name: 'feed_failed_seconds', help: 'When the feed last failed.', registers })
  const failures = new Counter({ name: 'feed_failures_total', help: 'Failures of the feed.', registers })
  return {
    heard: () => heardAt.set(now() / 1_000),
    failed: () => {
      failedAt.set(now() / 1_000)
      failures.inc()
    },
  }
}
