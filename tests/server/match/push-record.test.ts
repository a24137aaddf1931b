// The message recorder: a site without a database that stores each request before it responds.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { openRecorder, readRecordings } from '../../../server/feed-tool/record.ts'
import { createSender, type Sender } from '../../../server/feed-tool/sender.ts'
import { silentLog } from '../../support/app.ts'
import { catalogueOf, senderOf } from '../../support/feed/messages.ts'

const secret = 'a-secret-of-the-test'
const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function opened(folder: string): Promise<Sender> {
  const app = await openRecorder({ folder, secret, log: silentLog })
  ends.push(() => app.close())
  return createSender({
    secret,
    ask: async (path, headers, body) => {
      const asked = body === undefined ? { method: 'GET' as const } : { method: 'POST' as const, payload: body }
      const reply = await app.inject({ ...asked, url: path, headers })
      return { status: reply.statusCode, retryAfter: null, body: reply.body }
    },
  })
}

it('records each message as received, and resumes where its folder ends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'grandstand-record-'))
  ends.push(() => rm(folder, { recursive: true, force: true }))
  const { fixture, nextMessage } = senderOf('f1', 'football')
  const first = await opened(folder)
  const { answers } = await first.send([...catalogueOf('football'), fixture, { type: 'guess' }])
  expect(answers.map(({ is }) => is)).toEqual(['applied', 'applied', 'applied', 'applied', 'refused'])
  const second = await opened(folder)
  expect((await second.state()).matches).toEqual([{ match: 'f1', seq: 1, id: 'm1' }])
  const kickOff = nextMessage('phase', { phase: 'first-half' })
  expect((await second.send([fixture, kickOff])).answers).toMatchObject([{ is: 'repeated' }, { is: 'applied' }])
  const stored = (await readRecordings(folder)).flatMap((read) => ('messages' in read ? read.messages : []))
  const values = stored.map(({ item }) => ('value' in item ? item.value : null))
  expect(values).toEqual([...catalogueOf('football'), fixture, { type: 'guess' }, fixture, kickOff])
  expect(stored.filter(({ received }) => received === null)).toEqual([])
})
