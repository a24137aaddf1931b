// The recharge of this window: one at a time, whichever screen began it, over as soon as somebody else is signed in. The
// order that it waits for outlives a reload, on this device, until its end is told.

import type { DeviceKey } from '../../../../contract/alert.ts'
import type { RechargeOrder } from '../../../../contract/money/recharge.ts'
import { call } from '../../../core/api/api.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { directLine } from '../../../core/socket/direct-line.ts'
import { liveConnection } from '../../../core/socket/live-connection.ts'
import { createRechargeWatch, type WatchParts } from './recharge-watch.ts'

const unreachable = (error: unknown): void => console.info('the order under way is not kept on this device', error)
const store = () => import('../../../core/wallet/order-under-way.ts')

export const rechargeNow = createRechargeWatch(
  (listener) =>
    directLine.listen((message) => {
      if (message.type === 'recharge') listener(message.data.order_id)
    }),
  (order) => {
    store()
      .then(({ keepOrder }) => keepOrder(order))
      .catch(unreachable)
  },
)

let reader: string | null = null
/** The reader whose order was looked for already: once a window is enough. */
let recalled: string | null = null
sessionStore.subscribe(() => {
  const { phase, user } = sessionStore.get()
  const next = phase === 'in' ? (user?.id ?? reader) : null
  if (next !== reader && reader !== null) rechargeNow.forget()
  reader = next
})

/** After a reload: the order that was waited for goes on, or its end is told. */
export async function recall(by: WatchParts): Promise<void> {
  const account = sessionStore.get().user?.id
  if (!account || recalled === account) return
  recalled = account
  try {
    const order = await (await store()).keptOrder()
    if (order) rechargeNow.takeUp(await readOrder(order), by, false)
  } catch (error) {
    // Without a network it is looked for again when the panel comes back.
    recalled = null
    unreachable(error)
  }
}

/** Without alerts this window names itself: the server only needs to know whom to tell. */
const ownName = crypto.randomUUID()

/** The device that hears of the order, on the live socket. Storage that is blocked is no reason not to recharge. */
export async function hearingDevice(): Promise<string> {
  const name = await alertDevice().catch((error: unknown) => {
    console.info('this window is told of its recharge by a name of its own', error)
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
  if (!order) throw new Error(`the order ${id} was not answered`)
  return order
}
