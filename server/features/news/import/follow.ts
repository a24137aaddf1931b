// News from feeds of the operator's: read at the start and again every ten minutes; what is new or corrected is written.
import type { Context } from '../../../core/context.ts'
import { repeat } from '../../../core/jobs/repeat.ts'
import { openSource, type Source } from '../../../core/source.ts'
import { putNews } from '../store.ts'

const every = 10 * 60_000
const mostLogged = 10

/** Begins to follow the feeds of the configuration; answers how to end it. `wait`: milliseconds between two looks. */
export function followNewsFeeds(
  { config, db, clock, log }: Pick<Context, 'config' | 'db' | 'clock' | 'log'>,
  wait = every,
): () => Promise<void> {
  const stops = config.newsFeeds.map((address) => {
    const source = openSource(address)
    let lastError = ''
    const look = async (): Promise<void> => {
      try {
        await readOnce(source, address)
        lastError = ''
      } catch (error) {
        const { message } = error as Error
        // Once for one failure: a feed that is away for a night fills no log.
        if (message !== lastError) log.error({ err: error, source: source.name }, `news: ${message}`)
        lastError = message
        source.forget()
      }
    }
    return repeat(look, { every: wait, first: 0, log, failure: `news of ${source.name} could not be looked at` }).stop
  })

  async function readOnce(source: Source, address: string): Promise<void> {
    const text = await source.read()
    if (text === null) return
    // With its parsers for XML and HTML, which nobody needs who follows no feed.
    const { readNews, sourceNameOf } = await import('./read.ts')
    const { articles, problems } = readNews(text, sourceNameOf(address), clock.now())
    for (const problem of problems.slice(0, mostLogged)) log.warn({ source: source.name }, `news: ${problem}`)
    if (problems.length > mostLogged) log.warn({ source: source.name }, `news: ${problems.length - mostLogged} more problems`)
    const written = await putNews(db, articles)
    if (written > 0) log.info({ source: source.name, written }, 'news taken over')
  }

  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
