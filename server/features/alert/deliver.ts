// Delivers one alert: who is told, who has seen it already, what the push services said.
import type { Logger } from 'pino'
import { limits } from '../../../contract/limits.ts'
import type { Context } from '../../core/context.ts'
import { devicesToTell, isCorrection, isStale } from './decide.ts'
import { payloadOf, tagOf } from './payload.ts'
import type { PreparedPool } from './push/prepared.ts'
import type { PushSender } from './push/sender.ts'
import {
  type Alert,
  type Device,
  deleteDevices,
  findAlert,
  finishAlert,
  insertDeliveries,
  isTakenBack,
  listDevices,
  listInterests,
  listServed,
  listTold,
} from './store.ts'
import type { DeliveryState } from './table.ts'

export interface DeliverParts {
  db: Context['db']
  hub: Context['hub']
  log: Logger
  sender: PushSender
  prepared: PreparedPool
  now: () => number
  /** Milliseconds that a tab in view is given to acknowledge. */
  ackWithin?: number
}

/** Runs as a job: may run again after a crash, and then serves only who was not served. */
export async function deliverAlert(parts: DeliverParts, key: string): Promise<{ sent: number; seen: number; failed: number }> {
  const { db, now, log } = parts
  const none = { sent: 0, seen: 0, failed: 0 }
  const alert = await findAlert(db, key)
  if (!alert || alert.done) return none
  const age = alert.created_at.getTime()
  if (isStale(age, now()) || (!isCorrection(alert.notice) && (await isTakenBack(db, alert)))) {
    log.info({ alert: key }, 'a stale alert was dropped')
    await finishAlert(db, key)
    return none
  }
  const { notice } = alert
  const toldBefore = alert.cancels === null ? [] : await listTold(db, alert.match_id, alert.cancels)
  const interests = await listInterests(db, notice)
  const served = await listServed(db, key)
  const wanted = devicesToTell(interests, alert.kind, toldBefore).filter((id) => !served.has(id))
  const devices = await listDevices(db, wanted)
  const counts = await sendAll(parts, alert, devices)
  await finishAlert(db, key)
  return counts
}

async function sendAll(
  parts: DeliverParts,
  alert: Alert,
  devices: readonly Device[],
): Promise<{ sent: number; seen: number; failed: number }> {
  const { db, sender, prepared, now } = parts
  const until = alert.created_at.getTime() + limits.pushTtl * 1_000
  const texts = new Map<string, Buffer>()
  const textFor = (device: Device): Buffer => {
    const known = texts.get(device.lang)
    if (known) return known
    const text = payloadOf(alert.notice, device.lang, now())
    texts.set(device.lang, text)
    return text
  }
  const counts = { sent: 0, seen: 0, failed: 0 }
  const gone: string[] = []
  let states = new Map<string, DeliveryState>()
  const flush = async (): Promise<void> => {
    const done = states
    states = new Map()
    await insertDeliveries(db, alert.key, done)
  }
  await Promise.all(
    devices.map(async (device) => {
      if (await wasSeen(parts, device.id, alert)) {
        states.set(device.id, 'seen')
        counts.seen += 1
        return
      }
      const result = await sender.send(
        { id: device.id, endpoint: device.endpoint, keys: prepared.take(device) },
        { text: textFor(device), subject: tagOf(alert.match_id), until },
      )
      if (result === 'gone') gone.push(device.id)
      else {
        states.set(device.id, result)
        counts[result] += 1
      }
      if (states.size >= 500) await flush()
    }),
  )
  await flush()
  await deleteDevices(db, gone)
  return counts
}

/** A tab in view shows the pop-up itself: it is given a moment to say so. */
async function wasSeen({ hub, ackWithin = 1_500 }: DeliverParts, deviceId: string, { match_id, seq }: Alert): Promise<boolean> {
  if (hub.acked(deviceId, match_id, seq)) return true
  if (!hub.isVisible(deviceId)) return false
  const until = performance.now() + ackWithin
  while (performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    if (hub.acked(deviceId, match_id, seq)) return true
  }
  return false
}
