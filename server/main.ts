// The program: reads the environment, starts the server, prints the line with its address, and shuts down gracefully.
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from './config.ts'
import { ConfigError } from './config-environment.ts'
import { defaultVapidSubject } from './config-push.ts'
import { openEnding } from './core/ending.ts'
import { createLog, plainError } from './core/log.ts'
import { giveBackMemory, muchMemory, settledAfter } from './core/memory.ts'
import { StartError } from './core/start-error.ts'
import { maskText } from './core/text/mask.ts'
import { startServer } from './start.ts'

/** This file is server/main.ts in the sources and dist/server/main.js when built. */
const here = dirname(fileURLToPath(import.meta.url))
const root = resolve(here, basename(dirname(here)) === 'dist' ? '../..' : '..')

const print = (text: string): void => void process.stdout.write(`${text}\n`)

function complain(error: unknown): never {
  // Aborted while on standby: nothing was started.
  if (ending.signal.aborted && error instanceof Error && error.name === 'AbortError') process.exit(ending.code ?? 0)
  const known = error instanceof StartError || error instanceof ConfigError
  process.stderr.write(known ? `${maskText(error.message)}\n` : `Grandstand could not start: ${plainError(error)}\n`)
  process.exit(1)
}

const ending = openEnding((code) => process.exit(code))

// SIGHUP: the terminal or session that started it is gone.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    // A second Ctrl-C exits at once.
    if (ending.code !== null) process.exit(1)
    void ending.end(0)
  })

async function main(): Promise<void> {
  const config = readConfig(process.env, join(root, 'dist', 'app'))
  // A terminal shows the printed lines; the log adds only warnings and errors, unless LOG_LEVEL is set.
  const log = createLog(process.stderr.isTTY && !process.env.LOG_LEVEL ? 'warn' : config.logLevel)
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught')
    void ending.end(1)
  })
  const running = await startServer(config, {
    log,
    signal: ending.signal,
    onProgress: (text) => print(`… ${text}`),
    onFatal: (sentence) => {
      process.stderr.write(`${sentence}\n`)
      void ending.end(1)
    },
  })
  await ending.started(running)
  await giveBackMemory(log, muchMemory)
  setTimeout(() => void giveBackMemory(log), settledAfter).unref()
  print(`Grandstand is at ${config.publicUrl || `http://localhost:${running.port}`}`)
  const { payments, sandboxFor } = config
  if (payments.includes('sandbox') && sandboxFor === 'nearby')
    print('Top-ups without money are open to this machine and its network alone; behind a proxy set PUBLIC_URL, or PAYMENT=off')
  if (config.vapidSubject === defaultVapidSubject)
    print('Warning: Apple refuses alerts without a contact: set VAPID_SUBJECT=mailto:YOUR_ADDRESS or a public https PUBLIC_URL')
  if (running.outboxPath) print(`Codes that no service sends are at http://localhost:${running.port}${running.outboxPath}`)
}

await main().catch(complain)
