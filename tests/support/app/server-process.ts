// The built server as a separate process, for tests of startup, failure and shutdown.
import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

export interface ServerProcess {
  /** All output of both streams. */
  output(): string
  /** Resolves with the URL once the server is up; rejects if it exits first. */
  ready: Promise<string>
  /** Resolves with the exit code or the name of the signal. */
  ended: Promise<number | string>
  kill(signal: NodeJS.Signals): void
}

/** A feed that loads instantly, for quick starts. */
export const quick = {
  FEED: 'replay:tests/support/world/cup.json',
  LOG_LEVEL: 'warn',
  HOST: '127.0.0.1',
  PORT: '0',
  RTMP_PORT: '0',
  FFMPEG: 'off',
  DEMO: 'off',
  DEMO_STREAMS: 'off',
  DEMO_PEOPLE: 'off',
  DEMO_ROOMS: '7',
}

export function spawnServer(env: Record<string, string>, program: 'main' | 'relay' = 'main'): ServerProcess {
  const child: ChildProcess = spawn(process.execPath, [`dist/server/${program}.js`], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...quick, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<number | string>((done) => child.once('close', (code, signal) => done(code ?? signal ?? 'unknown')))
  const ready = new Promise<string>((done, failed) => {
    const hear = (chunk: Buffer): void => {
      output += chunk.toString()
      const address = /(?:Grandstand|The relay) is at (\S+)/.exec(output)?.[1]
      if (address) done(address)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    void ended.then((code) => failed(new Error(`the server ended with ${code}:\n${output}`)))
  })
  // Prevents an unhandled rejection where a test waits only for the exit.
  ready.catch(() => undefined)
  return { output: () => output, ready, ended, kill: (signal) => child.kill(signal) }
}
