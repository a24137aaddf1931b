// npm run feed -- check FILE: validates documents of feed/v1, records a sender's requests, and replays recordings.
import { readFile, stat } from 'node:fs/promises'
import { ConfigError, openEnvironment } from './config-environment.ts'
import { createLog } from './core/log.ts'
import { checkText } from './feed-tool/check.ts'
import { readCommand, usage, type Wanted } from './feed-tool/command.ts'
import { type FileMessage, readFileText } from './feed-tool/lines.ts'
import { playMessages } from './feed-tool/play.ts'
import { openRecorder, readRecordings } from './feed-tool/record.ts'
import { askSite, createSender, SendError } from './feed-tool/sender.ts'

const print = (text: string): void => void process.stdout.write(`${text}\n`)

/** An error for the operator to fix: the file, the URL, the secret. */
class ToolError extends Error {}

function secretOf(): string {
  const secret = openEnvironment(process.env).text('FEED_PUSH_SECRET')
  if (secret === '') throw new ToolError('FEED_PUSH_SECRET is not set: it signs what is sent.')
  return secret
}

async function check(path: string): Promise<number> {
  const { messages, matches, remarks } = await checkText(await readFile(path, 'utf8'))
  for (const { line, text, isFault } of remarks) print(`${path}:${line}: ${isFault ? '' : 'note: '}${text}`)
  const faults = remarks.filter(({ isFault }) => isFault).length
  print(`${messages} messages of ${matches} matches, ${faults === 0 ? 'all would be taken' : `${faults} would not be taken`}`)
  return faults === 0 ? 0 : 1
}

async function messagesOf(path: string): Promise<FileMessage[]> {
  const isFolder = (await stat(path)).isDirectory()
  const files = isFolder ? await readRecordings(path) : [readFileText(await readFile(path, 'utf8'))]
  return files.flatMap((read) => {
    if ('problem' in read) throw new ToolError(`${path}, line ${read.line}: ${read.problem}`)
    return read.messages
  })
}

async function play({ path, to, speed, asNow }: Wanted & { command: 'play' }): Promise<number> {
  const messages = await messagesOf(path)
  const sender = createSender({ secret: secretOf(), ask: askSite(to) })
  const outcome = await playMessages({ messages, sender, speed, asNow, onSent: (sent, of) => print(`… ${sent} of ${of}`) })
  print(
    Object.entries(outcome)
      .map(([is, count]) => `${count} ${is}`)
      .join(', '),
  )
  return outcome.refused + outcome.early === 0 ? 0 : 1
}

async function record({ path, port }: Wanted & { command: 'record' }): Promise<void> {
  const app = await openRecorder({ folder: path, secret: secretOf(), log: createLog('warn') })
  const address = await app.listen({ port, host: '::' })
  print(`${address}/feed/v1/messages is recorded in ${path}; Ctrl-C ends it`)
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  await app.close()
}

async function run(wanted: Wanted): Promise<number> {
  if (wanted.command === 'check') return check(wanted.path)
  if (wanted.command === 'play') return play(wanted)
  await record(wanted)
  return 0
}

const wanted = readCommand(process.argv.slice(2))
if (!wanted) {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}
process.exitCode = await run(wanted).catch((error: unknown) => {
  const { code } = error as NodeJS.ErrnoException
  const isKnown = error instanceof ToolError || error instanceof ConfigError || error instanceof SendError || code !== undefined
  process.stderr.write(isKnown ? `${(error as Error).message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`)
  return 1
})
