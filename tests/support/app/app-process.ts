// The built server as a separate process with a free port and its own data folder: what a user starts.
import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyCluster, newDataFolder } from '../database/empty-cluster.ts'

export interface AppProcess {
  url: string
  pid: number
  dataDir: string
  /** All output so far. */
  output(): string
  /** Stops it as Ctrl-C does; resolves with the exit code. */
  stop(): Promise<number | null>
  /** kill -9: PostgreSQL survives. */
  kill(): Promise<void>
  /** Removes the data folder; call after `stop`. */
  clean(): Promise<void>
}
export interface AppOptions {
  dataDir?: string
  env?: Record<string, string>
  /** Folder that contains `dist`; by default the project. */
  root?: string
  /** Arguments before the command, for example to pin it to one core. */
  before?: readonly string[]
  /** Timeout of the first successful /readyz, in milliseconds. */
  patience?: number
}

/** Environment variable with the folder of a prepared world: tests/support/app/first-world.ts. */
export const firstWorld = 'TEST_FIRST_WORLD'
/** The same for a recorded feed. */
export const recordedWorld = 'TEST_RECORDED_WORLD'

/**
 * A server with a recorded tournament, for files that need no live match: the simulated world takes three times the CPU time at startup,
 * and more while the server runs. Accounts, rooms, circles and prices are the same.
 */
export const recorded = { FEED: 'replay:tests/support/world/cup.json' }
/** The same without the demonstration accounts. */
export const bare = { ...recorded, DEMO: 'off' }

/**
 * A new data folder: a copy of the prepared world if there is one and the server would create the same, otherwise one with a database only.
 */
function newFolder(env: Record<string, string>): Promise<string> {
  const others = Object.keys(env).filter((name) => /^(FEED|NEWS_|NODE_OPTIONS|DEMO$)/.test(name))
  if (env.DATABASE_URL) return newDataFolder('app', '')
  if (others.length === 0) return newDataFolder('app', process.env[firstWorld])
  const isRecorded = others.length === 1 && env.FEED === recorded.FEED
  return newDataFolder('app', process.env[isRecorded ? recordedWorld : emptyCluster])
}

/** Streams are CPU-intensive, so files that test them enable them. Every further room costs time at each startup. */
const quiet = {
  NODE_ENV: 'production',
  PORT: '0',
  RTMP_PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  FFMPEG: 'off',
  DEMO_STREAMS: 'off',
  DEMO_PEOPLE: 'off',
  DEMO_ROOMS: '7',
}

/** Starts `dist/server/main.js` and waits until /readyz returns 200. */
export async function startApp({ dataDir, env = {}, root = '.', before = [], patience = 60_000 }: AppOptions = {}): Promise<AppProcess> {
  const folder = dataDir ?? (await newFolder(env))
  const [command = '', ...args] = [...before, process.execPath, join(root, 'dist/server/main.js')]
  const child = spawn(command, args, {
    env: { ...process.env, ...quiet, DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const until = Date.now() + patience
  const url = await poll(
    () => /(http:\/\/(?:localhost|127\.0\.0\.1):\d+)/.exec(output)?.[1],
    child,
    until,
    () => output,
  )
  await poll(
    async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok || undefined,
    child,
    until,
    () => output,
  )
  return {
    url,
    pid: child.pid as number,
    dataDir: folder,
    output: () => output,
    stop: () => end(child, 'SIGTERM'),
    kill: async () => {
      await end(child, 'SIGKILL')
    },
    clean: () => rm(folder, { recursive: true, force: true }),
  }
}

async function poll<T>(
  read: () => T | undefined | Promise<T | undefined>,
  child: ChildProcess,
  until: number,
  output: () => string,
): Promise<T> {
  while (Date.now() < until) {
    const value = await read()
    if (value !== undefined) return value
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`the server was not ready in time:\n${output()}`)
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code))
    child.kill(signal)
  })
}
