// The programs of several machines: a server, a standby, and a relay of both.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, inject, it } from 'vitest'
import { type ServerProcess, spawnServer } from '../../support/app/server-process.ts'
import { testDatabase } from '../../support/database/database.ts'
import { copyFolder } from '../../support/database/empty-cluster.ts'
import { freePort } from '../../support/free-port.ts'
import { isJoined, type LiveClient, liveClient } from '../../support/live-server.ts'

const database = await testDatabase()
const RELAY_SECRET = 'a-secret-of-the-tests'
const programs: ServerProcess[] = []
const folders: string[] = []

async function start(env: Record<string, string>, program?: 'main' | 'relay'): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'machine-'))
  folders.push(folder)
  const DATA_DIR = join(folder, 'data')
  await mkdir(DATA_DIR, { mode: 0o700 })
  await copyFolder(join(inject('made'), 'builds'), join(DATA_DIR, 'builds'))
  const one = spawnServer({ DATA_DIR, RTMP_PORT: 'off', RELAY_SECRET, ...env }, program)
  programs.push(one)
  return one
}
afterEach(async () => {
  for (const one of programs.splice(0)) {
    one.kill('SIGTERM')
    await one.ended
  }
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

const statusOf = async (address: string): Promise<number> => (await fetch(`${address}/readyz`)).status
const numbers = async (address: string): Promise<string> => (await fetch(`${address}/metrics`)).text()
/** As long as other tests of several servers wait. */
const within = { timeout: 20_000 }
const becomes = (address: string, status: number): Promise<void> => expect.poll(() => statusOf(address), within).toBe(status)
const prints = (one: ServerProcess, text: string): Promise<void> => expect.poll(one.output, within).toContain(text)
async function reader(address: string): Promise<LiveClient & { epoch: string }> {
  const client = await liveClient(Number(new URL(address).port))
  client.submit({ type: 'register', info: 'web' })
  const joined = await client.hear(isJoined('scores'))
  return Object.assign(client, { epoch: 'epoch' in joined ? joined.epoch : '' })
}

it('a relay serves the sockets of a server, and of its standby after the server is killed', async () => {
  const [port, otherPort] = [await freePort(), await freePort()]
  const shared = { DATABASE_URL: database.url, STANDBY: 'on' }
  const first = await start({ ...shared, PORT: String(port) })
  const address = await first.ready
  const other = `http://localhost:${otherPort}`
  const second = await start({ ...shared, PORT: String(otherPort) })
  await prints(second, 'standing by: another server is running on DATABASE_URL')
  expect(await statusOf(other)).toBe(503)

  const relay = await start({ PORT: '0', RELAY_OF: `${address},${other}` }, 'relay')
  const near = await relay.ready
  await becomes(near, 200)
  const [here, there] = [await reader(near), await reader(address)]
  expect(here.epoch).toBe(there.epoch)
  expect(await numbers(near)).toContain('\nlive_sockets 1\n')
  expect(await numbers(address)).toContain('\nlive_relays 1\n')
  expect((await fetch(`${near}/main`)).status).toBe(404)

  first.kill('SIGKILL')
  expect(await here.closed).toBe(1001)
  await second.ready
  expect(await statusOf(other)).toBe(200)
  await becomes(near, 200)
  const again = await reader(near)
  expect(again.epoch).not.toBe(here.epoch)
  again.ws.terminate()
  relay.kill('SIGTERM')
  expect(await relay.ended).toBe(0)
})

it('a standby server can be stopped while the other continues', async () => {
  const shared = { DATABASE_URL: database.url, STANDBY: 'on' }
  const first = await start(shared)
  const address = await first.ready
  const second = await start(shared)
  await prints(second, 'standing by')
  second.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  expect(await statusOf(address)).toBe(200)
})

it('rejects an invalid setup with one sentence', async () => {
  const refusal = async (env: Record<string, string>, program?: 'relay'): Promise<string> => {
    const one = await start(env, program)
    expect(await one.ended).toBe(1)
    return one.output().trim()
  }
  expect(await refusal({ STANDBY: 'on' })).toBe('STANDBY=on needs DATABASE_URL, the PostgreSQL of the server that it stands by for.')
  expect(await refusal({}, 'relay')).toBe('A relay needs RELAY_OF, the address of its server.')
  const relay = { RELAY_OF: 'http://10.0.0.5:8080' }
  expect(await refusal({ ...relay, RELAY_SECRET: '' }, 'relay')).toBe('A relay needs RELAY_SECRET, the one that its server has.')
  expect(await refusal({ RELAY_OF: 'http://me:secret@10.0.0.5:8080' }, 'relay')).toBe(
    'RELAY_OF="http://***@10.0.0.5:8080" is not valid: http:// or https:// addresses, separated by commas.',
  )
  expect(await refusal({ ...relay, RELAY_SECRET: 'short' }, 'relay')).toBe(
    'RELAY_SECRET="***" is not valid: 16 to 128 letters, digits, - and _.',
  )
})
