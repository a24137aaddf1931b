// Begins a recharge, or goes on with one: its tab in the tap, one order for one intention, its end told wherever the reader
// is by then.
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { Package, PaymentMethod, RechargeOrder } from '../../../../contract/money/recharge.ts'
import { ApiError } from '../../../core/api/api.ts'
import { moneyCall } from '../../../core/money/money-call.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { toast } from '../../../ui/layer/toast.ts'
import { moneyMoved, packagesQuery } from '../money-queries.ts'
import { useMoneyAct } from '../use-money-act.ts'
import { hearingDevice, readOrder, rechargeNow } from './recharge-now.ts'
import type { WatchParts } from './recharge-watch.ts'

/** What a recharge needs of the page. */
export function useWatchParts(): WatchParts {
  const { t } = useLingui()
  const client = useQueryClient()
  return {
    origin: location.origin,
    openTab: () => window.open('about:blank', '_blank'),
    readOrder,
    onPaid: ({ coin, give }) => {
      const sum = diamonds(coin + give)
      toast(t`充值成功，${sum} 钻石已到账`, { tone: 'ok' })
      moneyMoved(client)
    },
  }
}

/** In the tap: an order that was left unpaid goes on. */
export function useGoOn(): (order: RechargeOrder) => void {
  const by = useWatchParts()
  return (order) => {
    rechargeNow.takeUp(order, by, true)
    void hearingDevice()
  }
}

export function useRecharge() {
  const by = useWatchParts()
  const client = useQueryClient()
  const { busy, failure, forgive, run } = useMoneyAct()
  const pay = ({ id, coin, give, money }: Package, { type }: PaymentMethod): void => {
    const shown = { coin: String(coin), give: String(give), money: String(money) }
    const begin = (key: string): Promise<void> =>
      rechargeNow
        .begin(
          { coin, give, money },
          {
            ...by,
            makeOrder: async () =>
              moneyCall('GET api/chargerules/payUrl', {
                query: { id, type: String(type), device_id: await hearingDevice(), ...shown },
                idempotencyKey: key,
              }),
          },
        )
        .catch(async (error: unknown) => {
          // It is another package by now: the next tap is on what it has become.
          if (error instanceof ApiError && error.error === 'price-changed')
            await client.invalidateQueries({ queryKey: packagesQuery().queryKey })
          throw error
        })
    void run(`${id} ${type} ${coin} ${give} ${money}`, begin)
  }
  return { busy, failure, forgive, pay }
}
