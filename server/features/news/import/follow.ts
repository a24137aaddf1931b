// Imports news from the operator's feeds, at the start and every ten minutes; writes new and corrected articles.
import type { Context } from '../../../core/context.ts'
import { repeat } from '../../../core/jobs/repeat.ts'
import { openSource, type Source } from '../../../core/source.ts'
import { upsertNews } from '../store.ts'

const every = 10 * 60_000
const mostLogged = 10

/** Starts polling the configured feeds; returns a function that stops it. `wait`: polling interval in milliseconds. */
export function followNewsFeeds(
  { config, db, clock, log }: Pick<Context, 'config' | 'db' | 'clock' | 'log'>,
  wait = every,
): () => Promise<void> {
  const stops = config.newsFeeds.map((address) => {
    const source = openSource(address)
    let lastError = ''
    const poll = async (): Promise<void> => {
      try {
        await readOnce(source, address)
        lastError = ''
      } catch (error) {
        const { message } = error as Error
        // Logged once per failure: a feed that is down overnight does not fill the log.
        if (message !== lastError) log.error({ err: error, source: source.name }, `news: ${message}`)
        lastError = message
        source.invalidate()
      }
    }
    return repeat(poll, { every: wait, first: 0, log, failure: `news of ${source.name} could not be looked at` }).stop
  })

  async function readOnce(source: Source, address: string): Promise<void> {
    const text = await source.read()
    if (text === null) return
    // Loaded on demand, since it brings parsers for XML and HTML.
    const { readNews, sourceNameOf } = await import('./read.ts')
    const { articles, problems } = readNews(text, sourceNameOf(address), clock.now())
    for (const problem of problems.slice(0, mostLogged)) log.warn({ source: source.name }, `news: ${problem}`)
    if (problems.length > mostLogged) log.warn({ source: source.name }, `news: ${problems.length - mostLogged} more problems`)
    const written = await upsertNews(db, articles)
    if (written > 0) log.info({ source: source.name, written }, 'news imported')
  }

  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
