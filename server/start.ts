// Starts everything in order, the port first and the feed last, and stops it in reverse order.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Logger } from 'pino'
import type { Render } from '../contract/render.ts'
import type { App, AppDeps } from './app.ts'
import type { Config } from './config.ts'
import { Closing } from './core/closing.ts'
import { AnotherServer, takeServerLock } from './core/database/advisory.ts'
import { migrateDatabase, migrationsFolder, openDatabase } from './core/database/database.ts'
import { isDatabaseGone, sqlState } from './core/database/transaction.ts'
import { stopTimeouts } from './core/ending.ts'
import { listen } from './core/http/listener.ts'
import { isDiskFull, StartError } from './core/start-error.ts'
import type { OpenedFeed } from './feed/open.ts'
import { type FoundDatabase, findDatabase } from './find-database.ts'

export interface StartDeps extends Pick<AppDeps, 'ackWithin'> {
  log: Logger
  /** A source of match data that replaces the configured one. */
  feed?: OpenedFeed
  /** Called with the name of a step that takes long. */
  onProgress?: (text: string) => void
  /** Aborts a start that is on standby; any other start completes. */
  signal?: AbortSignal
  /** Called when the server cannot continue and should be stopped. */
  onFatal?: (sentence: string) => void
}
export interface Running extends Pick<App, 'http' | 'context' | 'outboxPath'> {
  port: number
  stop(): Promise<void>
}

/** Milliseconds until a slow start reports its current step. */
const printAfter = 700
/** Milliseconds that open requests have to finish when stopping. */
const drainWithin = 1_000

async function loadRender(appDir: string): Promise<Render | null> {
  const path = join(appDir, '..', 'render', 'render.js')
  try {
    const built = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as { render: Render }
    return built.render
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return null
    throw error
  }
}

/** Loads modules that take a while to parse and need no database. Called early, while PostgreSQL starts; loads once. */
function loadPrograms(appDir: string): () => Promise<[typeof import('./app.ts'), Render | null]> {
  let loading: ReturnType<ReturnType<typeof loadPrograms>> | undefined
  return () => {
    if (loading) return loading
    loading = Promise.all([import('./app.ts'), loadRender(appDir)])
    // Awaited once the database is ready; until then this handles a failure.
    loading.catch(() => undefined)
    return loading
  }
}

export async function startServer(config: Config, deps: StartDeps): Promise<Running> {
  const { log, feed, ackWithin, onProgress, signal = new AbortController().signal, onFatal = () => undefined } = deps
  const closing = new Closing(log)
  let found: FoundDatabase | undefined
  try {
    const listener = await listen(config, { onError: (error) => log.warn({ err: error }, 'connections could not be accepted') })
    closing.add('port', () => listener.close(0))
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
    const programs = loadPrograms(config.appDir)
    found = await findDatabase(config, {
      onProgress,
      onLaunched: () => void programs(),
      upgradeMigrations: migrationsFolder(config.appDir),
    })
    const { name, connection, started, stop } = found
    const onWait = (): void => onProgress?.(`standing by: another server is running on ${name}`)
    const standBy = config.standBy ? { signal, onWait } : undefined
    const lock = await takeServerLock(found, log, () => onFatal(`Another server took over ${name}, or may have.`), standBy).catch(
      (error: unknown) => {
        // A database that was started here and refuses connections is used by no other server.
        if (started && !(error instanceof AnotherServer)) closing.add('PostgreSQL', stop)
        throw error
      },
    )
    // Only the holder of the lock may stop PostgreSQL: without the lock it belongs to another server.
    closing.add('PostgreSQL', stop)
    closing.add('lock', () => lock.release(stopTimeouts.release))
    const database = openDatabase(connection, log)
    closing.add('pool', () => database.pool.end(), stopTimeouts.release)
    await migrateDatabase(database.db, migrationsFolder(config.appDir))
    const [{ buildApp }, render] = await programs()
    const app = await buildApp(config, { log, database, listener, render, feed, ackWithin })
    closing.add('app', () => app.stop(), stopTimeouts.app)
    // Only a start with a past to load takes long enough to report.
    const telling = setTimeout(() => onProgress?.('filling the past and the schedule'), printAfter)
    await app.start().finally(() => clearTimeout(telling))
    const end = async (): Promise<void> => {
      // No new requests from here on; open ones finish while the rest stops.
      const drained = listener.close(drainWithin)
      await closing.run()
      await drained
    }
    return { http: app.http, context: app.context, outboxPath: app.outboxPath, port: listener.port, stop: end }
  } catch (error) {
    await closing.run()
    // A full disk may have stopped PostgreSQL, in which case the error only says that it is gone.
    const full = isDiskFull(error) || (isDatabaseGone(error) && ((await found?.wasDiskFull()) ?? false))
    throw full ? fullDisk(error, config, found) : sentenceOf(error, config)
  }
}

/** Names the full disk: the local one, or that of an external database. */
function fullDisk(error: unknown, { dataDir, databaseUrl }: Config, found: FoundDatabase | undefined): StartError {
  const elsewhere = databaseUrl !== '' && found && sqlState(error) === '53100'
  return new StartError(
    elsewhere ? `The disk of the database (${found.name}) is full.` : `The disk of DATA_DIR (${dataDir}) is full.`,
    error,
  )
}

/** Turns an error that the operator can fix into a sentence, wherever it occurred. */
function sentenceOf(error: unknown, { dataDir }: Config): unknown {
  if (error instanceof StartError) return error
  const { code, path, syscall } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' && syscall === 'mkdir')
    return new StartError(`DATA_DIR=${dataDir} could not be made: its disk is read-only, or takes no folders.`, error)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new StartError(`${path ?? dataDir} may not be written by this user: see DATA_DIR.`, error)
  if (code === 'ENOTDIR' || code === 'EEXIST') return new StartError(`DATA_DIR=${dataDir} is not a folder.`, error)
  return error
}
