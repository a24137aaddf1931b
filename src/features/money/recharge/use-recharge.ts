// Starts or resumes a recharge: opens its tab within the user gesture, creates one order per request, and shows the result on whichever
// page the user is.
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { Package, PaymentMethod, RechargeOrder } from '../../../../contract/money/recharge.ts'
import { ApiError } from '../../../core/api/api.ts'
import { moneyCall } from '../../../core/money/money-call.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { moneyMoved, packagesQuery } from '../money-queries.ts'
import { useMoneyAct } from '../use-money-act.ts'
import { hearingDevice, readOrder, rechargeNow } from './recharge-now.ts'
import type { WatchDeps } from './recharge-watch.ts'

/** What a recharge needs from the page. */
export function useWatchDeps(): WatchDeps {
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

/** Resumes an unpaid order; call it within the user gesture. */
export function useGoOn(): (order: RechargeOrder) => void {
  const by = useWatchDeps()
  return (order) => {
    rechargeNow.takeUp(order, by, true)
    void hearingDevice()
  }
}

export function useRecharge() {
  const by = useWatchDeps()
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
          // The package has changed: refetch, so that the next tap buys the new one.
          if (error instanceof ApiError && error.error === 'price-changed')
            await client.invalidateQueries({ queryKey: packagesQuery().queryKey })
          throw error
        })
    void run(`${id} ${type} ${coin} ${give} ${money}`, begin)
  }
  return { busy, failure, forgive, pay }
}
