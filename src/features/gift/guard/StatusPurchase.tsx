// Benefits and price of a tier, its duration, and the purchase. Nothing renews automatically.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Adverts, Status, StatusTier } from '../../../../contract/gift/guard.ts'
import type { RoomInfo } from '../../../../contract/room/room.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { moneyCall } from '../../../core/money/money-call.ts'
import { roomRankKey } from '../../../core/room/room-rank.ts'
import { needLogin } from '../../../core/session/open-dialog.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { dayOf } from '../../../core/text/format.ts'
import { SteadyButton } from '../../../ui/button/SteadyButton.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { useRowView } from '../../match/row-view.ts'
import { bagQuery, balanceIs, giftsQuery, laddersQuery, myStatusQuery } from '../gift-queries.ts'
import { SpendNote } from '../spend/SpendNote.tsx'
import { SpendQuestion } from '../spend/SpendQuestion.tsx'
import { useSpend } from '../spend/use-spend.ts'
import styles from './StatusDialog.module.css'

const months = ['1', '3', '6', '12'] as const

interface StatusPurchaseProps {
  room: RoomInfo
  tier: StatusTier
  status: Status | null
  monthDays: number
  graceDays: number
  adverts: Adverts | null
  onDone(): void
}

export function StatusPurchase({ room, tier, status, monthDays, graceDays, adverts, onDone }: StatusPurchaseProps) {
  const { t } = useLingui()
  const { lang, tz } = useRowView()
  const until = dayOf(adverts?.free_until ?? 0, tz)
  const client = useQueryClient()
  const spending = useSpend()
  const [count, setCount] = useState<(typeof months)[number]>('1')
  /** The monthly price that was last requested, in tenths of a diamond. */
  const asked = useRef(0)
  const gifts = useQuery(giftsQuery())
  const price = tier.price * Number(count)
  const isOwner = tier.kind === 'guard' && room.me?.role === 'owner'
  const entries = { none: null, line: t`进场有专属提示`, sweep: t`进场有灯光横幅`, grand: t`进场全场亮灯` }
  const name = nameOf(tier.name, lang)
  const buy = async (confirmed = false): Promise<void> => {
    if (needLogin()) return
    // While it is unknown whether the last attempt was charged, the same request is repeated.
    if (!spending.unknown) asked.current = tier.price
    const work = async (idempotencyKey: string, isConfirmed: boolean): Promise<void> => {
      const { balance } = await moneyCall('GET api/guard_user/buy', {
        query: {
          kind: tier.kind,
          tier: tier.id,
          months: count,
          room_id: room.id,
          price: String(asked.current),
          ...(isConfirmed && { confirm: '1' as const }),
        },
        idempotencyKey,
      })
      balanceIs(balance)
    }
    if (!(await spending.run(`${tier.kind} ${tier.id} ${count}`, work, confirmed))) {
      await client.invalidateQueries({ queryKey: laddersQuery().queryKey })
      return
    }
    toast(t`你现在是 ${name} 了`, { tone: 'ok' })
    await Promise.all([
      client.invalidateQueries({ queryKey: myStatusQuery().queryKey }),
      client.invalidateQueries({ queryKey: bagQuery().queryKey }),
      client.invalidateQueries({ queryKey: ['GET api/Live_streaming/getRoomInfo'] }),
      client.invalidateQueries({ queryKey: [roomRankKey] }),
    ])
    onDone()
  }
  return (
    <>
      <ul className={styles.brings}>
        {entries[tier.entry] && <li>{entries[tier.entry]}</li>}
        {tier.adverts > 0 && (
          <li>
            <Plural value={tier.adverts} other="每月 # 条免费广告弹幕" />
            {tier.kind === 'noble' && adverts && adverts.free_left > 0 && (
              <small>
                <Plural value={adverts.free_left} other={`到 ${until} 还剩 # 条`} />
              </small>
            )}
          </li>
        )}
        {tier.bag.map(({ gift_id, num }) => {
          const gift = gifts.data?.list.find(({ id }) => id === gift_id)
          return gift ? (
            <li key={gift_id}>
              <Trans>
                每月送 {nameOf(gift.name, lang)} <Num>×{num}</Num>
              </Trans>
            </li>
          ) : null
        })}
        <li>
          <Trans>
            一个月是 <Num>{monthDays}</Num> 天，到期不会自动续费，称号再保留 <Num>{graceDays}</Num> 天
          </Trans>
        </li>
      </ul>
      <Segmented
        label={t`几个月`}
        value={count}
        onChange={(next) => {
          setCount(next)
          spending.changed()
        }}
        options={months.map((one) => ({ value: one, label: t`${one} 个月` }))}
      />
      {!spending.asks && <SpendNote failure={spending.failure} remedy={spending.remedy} />}
      <SteadyButton variant="primary" size="lg" block disabled={spending.busy || isOwner} onClick={() => void buy()}>
        {status && status.tier === tier.id ? (
          <span>
            <Trans>
              续费 {name}，<Num>{diamonds(price)}</Num> 钻
            </Trans>
          </span>
        ) : (
          <span>
            <Trans>
              开通 {name}，<Num>{diamonds(price)}</Num> 钻
            </Trans>
          </span>
        )}
      </SteadyButton>
      <SpendQuestion spending={spending} price={price} onConfirm={() => void buy(true)} />
    </>
  )
}
