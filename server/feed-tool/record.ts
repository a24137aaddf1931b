// npm run feed -- record: receives from a sender as a site does, and stores messages in a folder, one file per day.
import { appendFile, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createHttp } from '../core/http/http.ts'
import { unwatched } from '../feed/feed-watch.ts'
import type { Item } from '../feed/push/read.ts'
import { servePush } from '../feed/push/routes.ts'
import type { Taker } from '../feed/push/taker.ts'
import { readFileText } from './lines.ts'
import { memorySite } from './site.ts'

export interface RecorderOptions {
  folder: string
  secret: string
  log: Logger
  /** Real milliseconds. */
  now?: () => number
}

/** A line of a recording: time of arrival, result, and the original message. */
const lineOf = (item: Item, is: string, received: string): string =>
  JSON.stringify('broken' in item ? { received, is, text: item.broken } : { received, is, message: item.value })

/** The messages of all recordings of a folder, oldest first. */
export async function readRecordings(folder: string): Promise<ReturnType<typeof readFileText>[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ndjson')).sort()
  return Promise.all(names.map(async (name) => readFileText(await readFile(join(folder, name), 'utf8'))))
}

/** The recording server. Continues from the recordings in the folder. */
export async function openRecorder({ folder, secret, log, now = Date.now }: RecorderOptions): Promise<FastifyInstance> {
  await mkdir(folder, { recursive: true })
  const site = memorySite(now)
  for (const read of await readRecordings(folder)) if ('messages' in read) await site.taker.take(read.messages.map(({ item }) => item))
  const taker: Taker = {
    async take(items) {
      const answers = await site.taker.take(items)
      const received = new Date(now()).toISOString()
      const lines = items.map((item, index) => `${lineOf(item, answers.answers[index]?.is ?? 'refused', received)}\n`)
      // Before the response: a message that the sender may discard is on disk.
      await appendFile(join(folder, `${received.slice(0, 10)}.ndjson`), lines.join(''))
      return answers
    },
  }
  const app = createHttp({ config: { publicUrl: '', trustProxy: false }, log })
  servePush(app, { secret, taker, reached: site.reached, log, watch: unwatched, now })
  return app
}
