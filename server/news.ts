// npm run news -- import FILE...: imports articles from files or URLs into the database, whether a server is running or not.
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from './config.ts'
import { ConfigError } from './config-environment.ts'
import { takeServerLock } from './core/database/advisory.ts'
import { migrateDatabase, migrationsFolder, openDatabase } from './core/database/database.ts'
import { createLog } from './core/log.ts'
import { openSource } from './core/source.ts'
import { StartError } from './core/start-error.ts'
import { NewsFileError, readNews, sourceNameOf } from './features/news/import/read.ts'
import { upsertNews } from './features/news/store.ts'
import { findDatabase } from './find-database.ts'

const usage = 'npm run news -- import FILE_OR_URL...   a JSON list of articles, or a feed in Atom, RSS or JSON Feed format'
/** This file is server/news.ts in the sources and dist/server/news.js when built. */
const here = dirname(fileURLToPath(import.meta.url))
const root = resolve(here, basename(dirname(here)) === 'dist' ? '../..' : '..')
const print = (text: string): void => void process.stdout.write(`${text}\n`)

async function importAll(sources: string[]): Promise<void> {
  const config = readConfig(process.env, join(root, 'dist', 'app'))
  const log = createLog('warn')
  // Before the database is opened, so that an unreadable file changes nothing.
  const texts = await Promise.all(sources.map(async (address) => ({ address, text: (await openSource(address).read()) ?? '' })))
  const found = await findDatabase(config, { onProgress: (text) => print(`… ${text}`) })
  // Without the lock the database belongs to a running server: it is used, but not stopped.
  const lock = await takeServerLock(found, log, () => undefined).catch((error: unknown) => {
    if (found.started || !(error instanceof StartError)) throw error
    return null
  })
  const database = openDatabase(found.connection, log)
  try {
    if (lock) await migrateDatabase(database.db, migrationsFolder(config.appDir))
    for (const { address, text } of texts) {
      const { articles, problems } = readNews(text, sourceNameOf(address), Date.now())
      for (const problem of problems) print(`${address}: ${problem}`)
      const written = await upsertNews(database.db, articles)
      print(`${address}: ${articles.length} articles, ${written} new or changed`)
    }
  } finally {
    await database.pool.end()
    await lock?.release()
    if (lock) await found.stop()
  }
}

const [command, ...sources] = process.argv.slice(2)
if (command !== 'import' || sources.length === 0) {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}
await importAll(sources).catch((error: unknown) => {
  const known = error instanceof StartError || error instanceof ConfigError || error instanceof NewsFileError
  process.stderr.write(known ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
