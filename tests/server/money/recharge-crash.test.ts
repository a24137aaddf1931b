// Kills the server after it has credited an order and before it has responded to the provider, which then retries: each order is credited
// once. R-PAY-2.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ApiData } from '../../../contract/api.ts'
import { proveLedger } from '../../../server/features/money/ledger/proof.ts'
import { sandboxHeader, sandboxMerchant } from '../../../server/features/money/recharge/provider/sandbox.ts'
import { signTimed } from '../../../server/features/money/recharge/provider/timed-signature.ts'
import { endScene, type MoneyScene, moneyScene } from '../../support/money/money-scene.ts'
import { program } from '../../support/program.ts'
import { figures, makeMany, soak } from '../../support/soak.ts'

interface Server {
  child: ChildProcess
  port: number
  gone: Promise<NodeJS.Signals | null>
}
const orderCount = soak(12, 1_000)
/** Number of credits after which a server is killed; the last one survives. */
const kills = soak(2, 100)
const copies = 8
const atOnce = 20

let scene: MoneyScene
const started: ChildProcess[] = []
beforeAll(async () => {
  scene = await moneyScene({ at: Date.now() })
})
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await endScene(scene)
})

async function start(dies: number): Promise<Server> {
  const args = [scene.connection, dies].map((word) => JSON.stringify(word))
  const child = spawn(process.execPath, [await program('tests/support/money/payment-server.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(child)
  const gone = new Promise<NodeJS.Signals | null>((done) => child.once('close', (_code, signal) => done(signal)))
  return new Promise((done, fail) => {
    child.stdout.once('data', (chunk: Buffer) => done({ child, port: Number(chunk.toString()), gone }))
    void gone.then(() => fail(new Error('the server ended before it listened')))
  })
}

/** Sends the callback as a provider does; false without a response, so that the provider must retry. */
async function sendCallback(port: number, raw: string): Promise<boolean> {
  const signature = signTimed(scene.keys.derive('sandbox payments'), Buffer.from(raw), Date.now())
  try {
    const reply = await fetch(`http://127.0.0.1:${port}/api/_pay/sandbox`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [sandboxHeader]: signature },
      body: raw,
    })
    expect(reply.status).toBe(200)
    return true
  } catch (error) {
    // fetch throws a TypeError when the connection breaks; expect throws another error.
    if (error instanceof TypeError) return false
    throw error
  }
}

it('an order is credited once, however often the server dies between the credit and its response', { timeout: 600_000 }, async () => {
  const since = Date.now()
  const orders = await makeMany(orderCount, async () => {
    const as = `k${randomUUID().slice(0, 8)}`
    const query = { id: 'p30', type: '0', device_id: `d-${as}` }
    const { data } = await scene.call<ApiData<'GET api/chargerules/payUrl'>>('GET api/chargerules/payUrl', { as, query })
    return { as, id: data.order_id }
  })
  const message = (order_id: string, state: string): string => {
    const [event_id, payment_id] = [`ev_${randomUUID()}`, 'sb_test']
    return JSON.stringify({ event_id, merchant: sandboxMerchant, order_id, payment_id, state, money: 3_000, currency: 'cny' })
  }
  const all = orders.flatMap(({ id }) => {
    const paid = message(id, 'paid')
    return [message(id, 'closed'), ...Array.from({ length: copies - 2 }, () => paid), message(id, 'paid')]
  })
  let left = all.map((raw, index) => ({ raw, at: (index * 7_919) % all.length })).sort((a, b) => a.at - b.at)
  const each = Math.max(1, Math.floor(orderCount / (kills + 1)))
  let killed = 0
  let sent = 0
  // The next server starts while this one still runs: a process takes time to start.
  let next: Promise<Server> | null = start(each)
  while (next) {
    const server: Server = await next
    next = killed < kills ? start(killed + 1 < kills ? each : 0) : null
    while (left.length > 0 && server.child.signalCode === null) {
      const some = left.slice(0, atOnce)
      const answered = await Promise.all(some.map(({ raw }) => sendCallback(server.port, raw)))
      sent += some.length
      left = [...left.slice(atOnce), ...some.filter((_one, index) => !answered[index])]
      if (answered.includes(false)) expect(await server.gone).toBe('SIGKILL')
    }
    if (server.child.signalCode === 'SIGKILL') killed += 1
    else server.child.kill('SIGTERM')
  }
  expect(killed).toBe(kills)
  const { rows } = await scene.pool.query<{ credits: string; orders: string; sum: string }>(
    "SELECT count(*) AS credits, count(DISTINCT tx.key) AS orders, (SELECT sum(balance) FROM ledger_account WHERE kind = 'consumption') AS sum FROM ledger_tx tx WHERE tx.type = 'recharge'",
  )
  expect(rows.map((row) => [Number(row.credits), Number(row.orders), Number(row.sum)])).toEqual([
    [orderCount, orderCount, orderCount * 3_090],
  ])
  expect(new Set(orders.map(({ as }) => as)).size).toBe(orderCount)
  const broken = await proveLedger(scene.pool)
  expect(broken).toEqual([])
  const [credits, credited] = [Number(rows[0]?.credits), Number(rows[0]?.orders)]
  const found = { credits, lost: orderCount - credited, twice: credits - credited, broken: broken.length }
  figures({ proof: 'R-PAY-2 kill -9 before the reply', orders: orderCount, delivered: sent, killed, ...found, ms: Date.now() - since })
})
