// Delivers settled alerts: who has seen it already, who is sent a push, what became of it. Nothing waits for a slow
// push service but the devices of that service.
import type { Logger } from 'pino'
import { limits } from '../../../contract/limits/limits.ts'
import type { Context } from '../../core/context.ts'
import { AckWait } from './ack-wait.ts'
import { type Alert, claimDeliveries, finishAlert, listReady, type Ready, supersedePending } from './delivery-store.ts'
import { type MessageSite, payloadOf, tagOf, webhookText } from './payload.ts'
import type { PreparedPool } from './push/prepared.ts'
import type { PushResult, PushSender } from './push/sender.ts'
import type { WebhookSender } from './push/webhook.ts'
import { Recorder } from './recorder.ts'
import { hasPush } from './store.ts'
import type { DeliveryState } from './table.ts'

export interface DeliverParts {
  db: Context['db']
  hub: Context['hub']
  log: Logger
  sender: PushSender
  prepared: PreparedPool
  webhooks: WebhookSender
  now: () => number
  site: () => MessageSite
  /** Told of each delivery, with the milliseconds since the event. */
  onResult: (state: DeliveryState | 'gone', delay: number) => void
  /** Milliseconds that a tab in view is given to acknowledge. */
  ackWithin?: number
}

/** Deliveries taken out of the database at once: few, since what is taken and not sent is told silently after a crash. */
const claimed = 50

interface Sending {
  seq: number
  replaced: AbortController
  ended: Promise<void>
}

const stateOf: Record<Exclude<PushResult, 'gone'>, DeliveryState> = {
  sent: 'sent',
  failed: 'failed',
  superseded: 'superseded',
  stopped: 'pending',
  'cut-off': 'sending',
}

export class Delivery {
  readonly #parts: DeliverParts
  readonly #acks: AckWait
  readonly #recorder: Recorder
  readonly #running = new Map<string, Promise<void>>()
  /** The last alert in line, by match and push service: alerts of a match go out in order. */
  readonly #lines = new Map<string, Promise<void>>()
  /** What is in the sender's hands, by match and device. */
  readonly #sending = new Map<string, Sending>()
  #stopped = false

  constructor(parts: DeliverParts) {
    this.#parts = parts
    this.#acks = new AckWait(parts.hub)
    this.#recorder = new Recorder(parts.db, parts.log)
  }

  /** Begins; ends by itself. An alert that is being delivered is not begun again. */
  deliver(alert: Alert): void {
    if (this.#running.has(alert.key) || this.#stopped) return
    const work = this.#run(alert)
      .catch((error: unknown) => this.#parts.log.error({ err: error, alert: alert.key }, 'an alert could not be delivered'))
      .finally(() => this.#running.delete(alert.key))
    this.#running.set(alert.key, work)
  }

  /** Resolves when nothing is being delivered. */
  async idle(): Promise<void> {
    await Promise.all(this.#running.values())
  }

  async #run(alert: Alert): Promise<void> {
    const { db, hub, prepared, ackWithin = 1_500 } = this.#parts
    const devices = await listReady(db, alert.key, this.#parts.now())
    const inView = devices.filter(({ id }) => hub.isVisible(id) || hub.acked(id, alert.match_id, alert.seq))
    const watching = new Set(inView)
    const rest = devices.filter((device) => !watching.has(device))
    const text = wording(alert, this.#parts.now(), this.#parts.site())
    await Promise.all([this.#send(alert, rest, text), this.#afterAck(alert, inView, text, ackWithin)])
    await this.#recorder.flush()
    await finishAlert(db, alert.key)
    if (!this.#stopped) await prepared.fill(devices.filter(hasPush))
  }

  async #afterAck(alert: Alert, devices: readonly Ready[], text: Wording, within: number): Promise<void> {
    if (devices.length === 0) return
    const ids = devices.map(({ id }) => id)
    const seen = await this.#acks.seenBy(ids, alert.match_id, alert.seq, within)
    for (const device of devices) if (seen.has(device.id)) this.#record(alert, device, 'seen')
    await this.#send(
      alert,
      devices.filter(({ id }) => !seen.has(id)),
      text,
    )
  }

  async #send(alert: Alert, devices: readonly Ready[], text: Wording): Promise<void> {
    await Promise.all(
      [...byService(devices)].map(async ([service, group]) => {
        const results: Promise<void>[] = []
        await this.#inLine(`${alert.match_id} ${service}`, () => this.#handOut(alert, group, text, results))
        await Promise.all(results)
      }),
    )
  }

  async #inLine(line: string, work: () => Promise<void>): Promise<void> {
    const before = this.#lines.get(line) ?? Promise.resolve()
    const mine = before.then(work, work)
    this.#lines.set(line, mine)
    try {
      await mine
    } finally {
      if (this.#lines.get(line) === mine) this.#lines.delete(line)
    }
  }

  async #handOut(alert: Alert, devices: readonly Ready[], text: Wording, results: Promise<void>[]): Promise<void> {
    const { db, sender, webhooks } = this.#parts
    for (let from = 0; from < devices.length; from += claimed) {
      const some = devices.slice(from, from + claimed)
      await sender.room(some[0]?.endpoint ?? '')
      if (some[0]?.webhook) await webhooks.room()
      if (this.#stopped) return
      const ids = some.map(({ id }) => id)
      const mine = await claimDeliveries(db, alert, ids)
      if (mine.size < some.length)
        await supersedePending(
          db,
          [alert.key],
          ids.filter((id) => !mine.has(id)),
        )
      for (const device of some) if (mine.has(device.id)) results.push(this.#sendOne(alert, device, text))
    }
  }

  /** A later alert of the match waits for the attempt that is under way, and ends all further ones: order is kept. */
  async #sendOne(alert: Alert, device: Ready, text: Wording): Promise<void> {
    const line = `${alert.match_id} ${device.id}`
    const before = this.#sending.get(line)
    if (before && before.seq > alert.seq) return this.#record(alert, device, 'superseded')
    const replaced = new AbortController()
    before?.replaced.abort()
    const ended = (before?.ended ?? Promise.resolve()).then(() => this.#handOver(alert, device, text, replaced.signal))
    const mine: Sending = { seq: alert.seq, replaced, ended }
    this.#sending.set(line, mine)
    await ended
    if (this.#sending.get(line) === mine) this.#sending.delete(line)
  }

  /** By push, by webhook, or by both: it has arrived when one of them took it. */
  async #handOver(alert: Alert, device: Ready, text: Wording, replaced: AbortSignal): Promise<void> {
    const { log } = this.#parts
    try {
      const until = (device.due ?? alert.happened_at).getTime() + limits.pushTtl * 1_000
      const [pushed, called] = await Promise.all([
        this.#push(alert, device, text(device), until, replaced),
        this.#parts.webhooks.send(device, () => webhookText(alert, device)),
      ])
      if (pushed === 'gone' && !device.webhook) this.#record(alert, device, 'gone')
      else {
        if (pushed === 'gone') this.#recorder.gone(device)
        this.#record(alert, device, called ? 'sent' : stateOf[pushed === 'gone' ? 'failed' : pushed])
      }
    } catch (error) {
      log.error({ err: error, alert: alert.key, device: device.id }, 'an alert could not be sent to a device')
      this.#record(alert, device, 'failed')
    }
  }

  async #push(alert: Alert, device: Ready, text: Buffer, until: number, replaced: AbortSignal): Promise<PushResult> {
    if (!hasPush(device)) return 'failed'
    const { sender, prepared } = this.#parts
    const target = { id: device.id, endpoint: device.endpoint, keys: prepared.take(device) }
    return sender.send(target, { text, subject: tagOf(alert.match_id), until, replaced })
  }

  #record(alert: Alert, device: Ready, state: DeliveryState | 'gone'): void {
    // Where the device stays, for its new subscription, this alert did not reach it.
    if (state === 'gone') this.#recorder.gone(device)
    this.#recorder.add({ key: alert.key, deviceId: device.id, state: state === 'gone' ? 'failed' : state })
    this.#parts.onResult(state, this.#parts.now() - alert.happened_at.getTime())
  }

  /** Ends within a second or two; what no push service is known to have is gone on with at the next start. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.#acks.stop()
    this.#parts.webhooks.stop()
    await this.#parts.sender.close()
    await this.idle()
    await this.#recorder.flush()
  }
}

type Wording = (reader: Pick<Ready, 'lang' | 'hidden' | 'repeat'>) => Buffer

/** The payload of an alert, worded once a language, with and without the score, for the first time and again. */
function wording(alert: Alert, now: number, site: MessageSite): Wording {
  const texts = new Map<string, Buffer>()
  return ({ lang, hidden, repeat }) => {
    const name = `${lang} ${hidden} ${repeat}`
    const text = texts.get(name) ?? payloadOf(alert.notice, lang, now, { hide: hidden, repeat, site })
    texts.set(name, text)
    return text
  }
}

/** Devices by their push service; those that have none together, and those with a webhook apart: it is as slow as its owner likes. */
function byService(devices: readonly Ready[]): Map<string, Ready[]> {
  const groups = new Map<string, Ready[]>()
  for (const device of devices) {
    const origin = device.endpoint ? new URL(device.endpoint).origin : ''
    const service = device.webhook ? `${origin} webhook` : origin
    const group = groups.get(service)
    if (group) group.push(device)
    else groups.set(service, [device])
  }
  return groups
}
