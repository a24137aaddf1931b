// Buys a scheme: the payment is held until the match is over, and refunded if the match is not played.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import type { Scheme } from '../../../../contract/expert/scheme.ts'
import { moneyCall } from '../../../core/money/money-call.ts'
import { needLogin } from '../../../core/session/open-dialog.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { SteadyButton } from '../../../ui/button/SteadyButton.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { balanceIs } from '../../gift/gift-queries.ts'
import { SpendNote } from '../../gift/spend/SpendNote.tsx'
import { SpendQuestion } from '../../gift/spend/SpendQuestion.tsx'
import { useSpend } from '../../gift/spend/use-spend.ts'
import styles from './SchemePage.module.css'
import { schemesChanged } from './scheme-queries.ts'

export function BuyScheme({ scheme }: { scheme: Scheme }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const spending = useSpend()
  const { id, price } = scheme
  const buy = async (confirmed = false): Promise<void> => {
    if (needLogin()) return
    const work = async (idempotencyKey: string, isConfirmed: boolean): Promise<void> => {
      const { balance } = await moneyCall('POST api/Expert/buy', { body: { id, ...(isConfirmed && { confirm: true }) }, idempotencyKey })
      balanceIs(balance)
    }
    if (!(await spending.run(`scheme ${id}`, work, confirmed))) return
    toast(t`已购买，现在可以看全文`, { tone: 'ok' })
    await schemesChanged(client)
  }
  return (
    <div className={styles.locked}>
      <LockKeyhole size={24} aria-hidden="true" />
      <p>
        <Trans>买下后马上能看，比赛结束后对所有人公开。比赛推迟或取消会自动退款。</Trans>
      </p>
      {!spending.asks && <SpendNote failure={spending.failure} remedy={spending.remedy} />}
      <SteadyButton variant="primary" size="lg" disabled={spending.busy} onClick={() => void buy()}>
        <span>
          <Trans>
            <Num>{diamonds(price)}</Num> 钻石购买
          </Trans>
        </span>
      </SteadyButton>
      <SpendQuestion spending={spending} price={price} onConfirm={() => void buy(true)} />
    </div>
  )
}
