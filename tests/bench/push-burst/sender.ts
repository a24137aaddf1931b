// The senders under test, in a process of their own: ours as shipped, and the usual library. Arguments: ours or web-push, the number of
// subscriptions, the push service's origin. On stdin: "prepare", "encrypt", "send". Prints one line of JSON for each.
import { createECDH, randomBytes } from 'node:crypto'
import { Agent } from 'node:https'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createInterface } from 'node:readline'
import { encryptPush } from '../../../server/features/alert/push/encrypt.ts'
import { PreparedPool } from '../../../server/features/alert/push/prepared.ts'
import { PushSender } from '../../../server/features/alert/push/sender.ts'
import { makeVapidKeys, Vapid } from '../../../server/features/alert/push/vapid.ts'
import { pushCertificate } from '../../support/alert/push-certificate.ts'

const [kind, size, origin = ''] = process.argv.slice(2)
const subject = 'mailto:bench@localhost'
const text = Buffer.from(JSON.stringify({ web_push: 8030, notification: { title: 'GOAL! A 2:1 B', body: 'x'.repeat(400) } }))
/** A payload the size of a real alert; a few receivers in turn, because only the number of key operations costs time. */
const receivers = Array.from({ length: 50 }, () => ({
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
}))
const targets = Array.from({ length: Number(size) }, (_, index) => ({
  id: `d${index}`,
  endpoint: `${origin}/push/${index}`,
  ...(receivers[index % receivers.length] as (typeof receivers)[number]),
}))
const keys = makeVapidKeys()

interface Sender {
  prepare: () => Promise<void>
  encrypt: () => undefined
  send: () => Promise<number>
}

function ours(): Sender {
  const pool = new PreparedPool()
  const allowHosts = [new URL(origin).host]
  const warn = (what: string, details: object): void => console.error(what, details)
  const sender = new PushSender({ vapid: new Vapid(keys, subject), allowHosts, warn, ca: pushCertificate.cert, timeout: 60_000 })
  return {
    prepare: () => pool.fill(targets),
    encrypt: () => {
      for (const target of targets) encryptPush(pool.take(target), text)
    },
    async send() {
      const until = Date.now() + 60_000
      let taken = 0
      const all: Promise<void>[] = []
      for (const { id, endpoint, ...own } of targets) {
        await sender.room(endpoint)
        const result = sender.send({ id, endpoint, keys: pool.take({ id, ...own }) }, { text, subject: 'match:m1', until })
        all.push(
          result.then((state) => {
            if (state === 'sent') taken += 1
          }),
        )
      }
      await Promise.all(all)
      return taken
    },
  }
}

async function library(): Promise<Sender> {
  const { default: webPush } = await import('web-push')
  const agent = new Agent({ keepAlive: true, maxSockets: 100, ca: pushCertificate.cert })
  const vapidDetails = { subject, publicKey: keys.publicKey, privateKey: keys.privateJwk.d }
  const options = { agent, vapidDetails, TTL: 300, urgency: 'high', topic: 'm1' } as const
  return {
    prepare: async () => undefined,
    encrypt: () => undefined,
    async send() {
      let [next, taken] = [0, 0]
      const work = async (): Promise<void> => {
        for (let target = targets[next++]; target; target = targets[next++]) {
          const { endpoint, p256dh, auth } = target
          const { statusCode } = await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, text, options)
          if (statusCode === 201) taken += 1
        }
      }
      await Promise.all(Array.from({ length: 100 }, work))
      return taken
    },
  }
}

const sender = kind === 'ours' ? ours() : await library()
const delay = monitorEventLoopDelay({ resolution: 1 })

async function timed(work: () => Promise<unknown> | undefined): Promise<object> {
  const before = process.cpuUsage()
  const startedAt = Date.now()
  const begun = performance.now()
  delay.reset()
  delay.enable()
  const taken = Number(await work())
  delay.disable()
  const { user, system } = process.cpuUsage(before)
  return { startedAt, ms: performance.now() - begun, cpu: (user + system) / 1e6, taken, loop: delay.percentile(99) / 1e6 }
}

const queue = createInterface({ input: process.stdin })
queue.on('close', () => process.exit(0))
console.log('ready')
for await (const line of queue) {
  const work = line === 'prepare' ? sender.prepare : line === 'encrypt' ? sender.encrypt : sender.send
  console.log(JSON.stringify(await timed(work)))
}
