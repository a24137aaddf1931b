// The recharge of this window: one at a time, whichever page started it; ends as soon as another account signs in. The pending order is
// stored on this device and survives a reload until its result has been shown.

import type { DeviceKey } from '../../../../contract/alert.ts'
import type { RechargeOrder } from '../../../../contract/money/recharge.ts'
import { call } from '../../../core/api/api.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { directMessages } from '../../../core/socket/direct-messages.ts'
import { liveConnection } from '../../../core/socket/live-connection.ts'
import { createRechargeWatch, type WatchDeps } from './recharge-watch.ts'

const unreachable = (error: unknown): void => console.info('pending order storage failed', error)
const store = () => import('../../../core/wallet/order-under-way.ts')

export const rechargeNow = createRechargeWatch(
  (listener) =>
    directMessages.listen((message) => {
      if (message.type === 'recharge') listener(message.data.order_id)
    }),
  (order) => {
    store()
      .then(({ saveOrder }) => saveOrder(order))
      .catch(unreachable)
  },
)

let reader: string | null = null
/** The account whose pending order was looked up already: once per window is enough. */
let recalled: string | null = null
sessionStore.subscribe(() => {
  const { phase, user } = sessionStore.get()
  const next = phase === 'in' ? (user?.id ?? reader) : null
  if (next !== reader && reader !== null) rechargeNow.reset()
  reader = next
})

/** Resumes the pending order after a reload, or shows its result. */
export async function recall(by: WatchDeps): Promise<void> {
  const account = sessionStore.get().user?.id
  if (!account || recalled === account) return
  recalled = account
  try {
    const order = await (await store()).findOrder()
    if (order) rechargeNow.takeUp(await readOrder(order), by, false)
  } catch (error) {
    // Offline: looks it up again when the panel is mounted again.
    recalled = null
    unreachable(error)
  }
}

/** Without alerts this window uses its own device id: the server only needs an address for the notification. */
const ownName = crypto.randomUUID()

/** Returns the device id that receives order updates on the live socket. Blocked storage must not prevent a recharge. */
export async function hearingDevice(): Promise<string> {
  const name = await alertDevice().catch((error: unknown) => {
    console.info('device key read failed, using a window id', error)
    return undefined
  })
  const device = name ?? ownName
  liveConnection.setDevice(device)
  return device
}
async function alertDevice(): Promise<string | undefined> {
  const { readSetting, settingKeys } = await import('../../../core/outbox/subscription-sender.ts')
  return (await readSetting<DeviceKey>(settingKeys.device))?.device_id
}

export async function readOrder(id: string): Promise<RechargeOrder> {
  const { list } = await call('GET api/Order/recharge', { query: { id } })
  const [order] = list
  if (!order) throw new Error(`order missing in the response: ${id}`)
  return order
}
