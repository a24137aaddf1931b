// Delivers settled alerts: skips devices that have seen them, sends pushes, records the results. A slow push service delays only its own
// devices.
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

export interface DeliverDeps {
  db: Context['db']
  hub: Context['hub']
  log: Logger
  sender: PushSender
  prepared: PreparedPool
  webhooks: WebhookSender
  now: () => number
  site: () => MessageSite
  /** Called for each delivery with the milliseconds since the event. */
  onResult: (state: DeliveryState | 'gone', delay: number) => void
  /** Milliseconds that visible tabs have to acknowledge. */
  ackWithin?: number
}

/** Deliveries claimed from the database at once: few, since a claimed delivery that is not sent repeats silently after a crash. */
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
  readonly #deps: DeliverDeps
  readonly #acks: AckWait
  readonly #recorder: Recorder
  readonly #running = new Map<string, Promise<void>>()
  /** The last queued alert per match and push service: alerts of a match go out in order. */
  readonly #queues = new Map<string, Promise<void>>()
  /** Deliveries in progress, by match and device. */
  readonly #sending = new Map<string, Sending>()
  #stopped = false

  constructor(deps: DeliverDeps) {
    this.#deps = deps
    this.#acks = new AckWait(deps.hub)
    this.#recorder = new Recorder(deps.db, deps.log)
  }

  /** Starts a delivery in the background; does nothing if the alert is already being delivered. */
  deliver(alert: Alert): void {
    if (this.#running.has(alert.key) || this.#stopped) return
    const work = this.#run(alert)
      .catch((error: unknown) => this.#deps.log.error({ err: error, alert: alert.key }, 'alert delivery failed'))
      .finally(() => this.#running.delete(alert.key))
    this.#running.set(alert.key, work)
  }

  /** Resolves when no delivery is in progress. */
  async idle(): Promise<void> {
    await Promise.all(this.#running.values())
  }

  async #run(alert: Alert): Promise<void> {
    const { db, hub, prepared, ackWithin = 1_500 } = this.#deps
    const devices = await listReady(db, alert.key, this.#deps.now())
    const inView = devices.filter(({ id }) => hub.isVisible(id) || hub.acked(id, alert.match_id, alert.seq))
    const watching = new Set(inView)
    const rest = devices.filter((device) => !watching.has(device))
    const text = wording(alert, this.#deps.now(), this.#deps.site())
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
        await this.#inOrder(`${alert.match_id} ${service}`, () => this.#handOut(alert, group, text, results))
        await Promise.all(results)
      }),
    )
  }

  async #inOrder(key: string, work: () => Promise<void>): Promise<void> {
    const before = this.#queues.get(key) ?? Promise.resolve()
    const mine = before.then(work, work)
    this.#queues.set(key, mine)
    try {
      await mine
    } finally {
      if (this.#queues.get(key) === mine) this.#queues.delete(key)
    }
  }

  async #handOut(alert: Alert, devices: readonly Ready[], text: Wording, results: Promise<void>[]): Promise<void> {
    const { db, sender, webhooks } = this.#deps
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

  /** A later alert of the match waits for the current attempt and cancels its retries, so that order is kept. */
  async #sendOne(alert: Alert, device: Ready, text: Wording): Promise<void> {
    const key = `${alert.match_id} ${device.id}`
    const before = this.#sending.get(key)
    if (before && before.seq > alert.seq) return this.#record(alert, device, 'superseded')
    const replaced = new AbortController()
    before?.replaced.abort()
    const ended = (before?.ended ?? Promise.resolve()).then(() => this.#handOver(alert, device, text, replaced.signal))
    const mine: Sending = { seq: alert.seq, replaced, ended }
    this.#sending.set(key, mine)
    await ended
    if (this.#sending.get(key) === mine) this.#sending.delete(key)
  }

  /** By push, by webhook, or by both: delivered if one of them succeeds. */
  async #handOver(alert: Alert, device: Ready, text: Wording, replaced: AbortSignal): Promise<void> {
    const { log } = this.#deps
    try {
      const until = (device.due ?? alert.happened_at).getTime() + limits.pushTtl * 1_000
      const [pushed, called] = await Promise.all([
        this.#push(alert, device, text(device), until, replaced),
        this.#deps.webhooks.send(device, () => webhookText(alert, device)),
      ])
      if (pushed === 'gone' && !device.webhook) this.#record(alert, device, 'gone')
      else {
        if (pushed === 'gone') this.#recorder.gone(device)
        this.#record(alert, device, called ? 'sent' : stateOf[pushed === 'gone' ? 'failed' : pushed])
      }
    } catch (error) {
      log.error({ err: error, alert: alert.key, device: device.id }, 'alert delivery to a device failed')
      this.#record(alert, device, 'failed')
    }
  }

  async #push(alert: Alert, device: Ready, text: Buffer, until: number, replaced: AbortSignal): Promise<PushResult> {
    if (!hasPush(device)) return 'failed'
    const { sender, prepared } = this.#deps
    const target = { id: device.id, endpoint: device.endpoint, keys: prepared.take(device) }
    return sender.send(target, { text, subject: tagOf(alert.match_id), until, replaced })
  }

  #record(alert: Alert, device: Ready, state: DeliveryState | 'gone'): void {
    // The device may stay because of a new subscription, but this alert did not reach it.
    if (state === 'gone') this.#recorder.gone(device)
    this.#recorder.add({ key: alert.key, deviceId: device.id, state: state === 'gone' ? 'failed' : state })
    this.#deps.onResult(state, this.#deps.now() - alert.happened_at.getTime())
  }

  /** Takes a second or two at most; what no push service confirmed is resumed at the next start. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.#acks.stop()
    this.#deps.webhooks.stop()
    await this.#deps.sender.close()
    await this.idle()
    await this.#recorder.flush()
  }
}

type Wording = (reader: Pick<Ready, 'lang' | 'hidden' | 'repeat'>) => Buffer

/** The payloads of an alert, built once per language, with and without the score, for first and repeated sends. */
function wording(alert: Alert, now: number, site: MessageSite): Wording {
  const texts = new Map<string, Buffer>()
  return ({ lang, hidden, repeat }) => {
    const name = `${lang} ${hidden} ${repeat}`
    const text = texts.get(name) ?? payloadOf(alert.notice, lang, now, { hide: hidden, repeat, site })
    texts.set(name, text)
    return text
  }
}

/** Devices by push service; those without one form a group, and so do those with a webhook, which may be arbitrarily slow. */
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
