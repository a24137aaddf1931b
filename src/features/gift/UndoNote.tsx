// A gift that the room has not seen yet: for a few seconds it can be undone as a whole.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { nameOf } from '../../../rules/text/name/name.ts'
import { serverNow } from '../../core/clock/server-time.ts'
import { moneyCall } from '../../core/money/money-call.ts'
import { diamonds } from '../../core/text/amount-text.ts'
import { Num } from '../../ui/figure/Num.tsx'
import { toast } from '../../ui/layer/toast/toast.ts'
import { useRowView } from '../match/row-view.ts'
import styles from './GiftPicker.module.css'
import { bagQuery, balanceIs } from './gift-queries.ts'
import { useSpend } from './spend/use-spend.ts'
import type { Held } from './use-give.ts'

export function UndoNote({ held, onGone }: { held: Held; onGone(): void }) {
  const { t } = useLingui()
  const { lang } = useRowView()
  const client = useQueryClient()
  const { busy, failure, run } = useSpend()
  const { receipt, gift } = held
  const isFromBag = receipt.price === 0
  const until = Date.parse(receipt.undo_until ?? '')
  const [left, setLeft] = useState(() => until - serverNow())
  useEffect(() => {
    const timer = setInterval(() => {
      const next = until - serverNow()
      setLeft(next)
      if (next <= 0) onGone()
    }, 250)
    return () => clearInterval(timer)
  }, [until, onGone])
  const takeBack = async (): Promise<void> => {
    const work = async (idempotencyKey: string): Promise<void> => {
      const { balance } = await moneyCall('POST api/member/takeBackGift', { body: { id: receipt.id }, idempotencyKey })
      balanceIs(balance)
    }
    if (!(await run(receipt.id, work))) return
    if (isFromBag) void client.invalidateQueries({ queryKey: bagQuery().queryKey })
    toast(isFromBag ? t`已撤回，礼物回到背包了` : t`已撤回，钻石退回来了`, { tone: 'plain' })
    onGone()
  }
  return (
    <div className={styles.undo} role="status" data-undo={receipt.id}>
      <img src={gift.img} alt="" width={24} height={24} />
      <span className={styles.grow}>
        {failure ??
          (isFromBag ? (
            <Trans>
              已送出 {nameOf(gift.name, lang)} <Num>×{receipt.num}</Num>
            </Trans>
          ) : (
            <Trans>
              已送出 {nameOf(gift.name, lang)} <Num>×{receipt.num}</Num>，<Num>{diamonds(receipt.price)}</Num> 钻
            </Trans>
          ))}
      </span>
      <button type="button" className={styles.undoAct} disabled={busy || left <= 0} onClick={() => void takeBack()}>
        <Undo2 size={14} aria-hidden="true" />
        <Trans>
          撤回 <Num>{Math.max(0, Math.ceil(left / 1_000))}</Num> 秒
        </Trans>
      </button>
    </div>
  )
}
