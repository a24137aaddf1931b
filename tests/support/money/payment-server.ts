// A server that accepts payment callbacks over HTTP and kills itself after a number of credits, between the commit and the response.
// Arguments: the connection as JSON, and the credit after which it dies; 0: never. Prints its port.
import { writeSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { openDatabase } from '../../../server/core/database/database.ts'
import { keysOf } from '../../../server/core/keys.ts'
import { openLedger } from '../../../server/features/money/ledger/ledger.ts'
import { openPayments } from '../../../server/features/money/recharge/provider/open.ts'
import { registerRecharge } from '../../../server/features/money/recharge/recharge.ts'
import { openEvents } from '../../../server/parts/subscriptions.ts'
import { silentLog, testApp, testConfig } from '../app.ts'
import { sceneSecret } from './scene-secret.ts'

const [connection, dies] = process.argv.slice(2).map((text) => JSON.parse(text) as unknown) as [object, number]
const { db, pool } = openDatabase(connection, silentLog)
const keys = keysOf(sceneSecret)
const ledger = await openLedger({ pool, log: silentLog })
const payments = await openPayments(testConfig(), db, keys)
let credits = 0
const app = await testApp((http) => {
  // The waiting device is notified after the commit of the credit and before the response to the provider.
  const sendToDevice = (_device: string, _type: string, data: unknown): void => {
    if ((data as { state: string }).state !== 'paid') return
    credits += 1
    if (credits === dies) process.kill(process.pid, 'SIGKILL')
  }
  registerRecharge(http, { db, log: silentLog, events: openEvents() }, { ledger, payments, keys, hub: { sendToDevice } })
})
await app.listen({ host: '127.0.0.1', port: 0 })
writeSync(1, `${(app.server.address() as AddressInfo).port}\n`)
