// Tips the expert of a scheme; the amount is required.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ExpertTerms, Scheme } from '../../../../contract/expert/scheme.ts'
import { moneyCall } from '../../../core/money/money-call.ts'
import { needLogin } from '../../../core/session/open-dialog.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { readTenths } from '../../../core/text/typed-number.ts'
import { SteadyButton } from '../../../ui/button/SteadyButton.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { balanceIs } from '../../gift/gift-queries.ts'
import { SpendNote } from '../../gift/spend/SpendNote.tsx'
import { SpendQuestion } from '../../gift/spend/SpendQuestion.tsx'
import { useSpend } from '../../gift/spend/use-spend.ts'
import styles from '../ExpertPages.module.css'
import { schemesChanged } from './scheme-queries.ts'

export function TipForm({ scheme, terms }: { scheme: Scheme; terms: ExpertTerms }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const spending = useSpend()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const amount = readTenths(typed)
  const least = diamonds(terms.tip_least)
  const most = diamonds(terms.tip_most)
  const tip = async (confirmed = false): Promise<void> => {
    if (typed.trim() === '') return setFault(t`请输入打赏的钻石数`)
    if (amount === null || amount < terms.tip_least || amount > terms.tip_most)
      return setFault(t`请输入 ${least} 到 ${most} 之间的数，最多一位小数`)
    setFault(null)
    if (needLogin()) return
    const work = async (idempotencyKey: string, isConfirmed: boolean): Promise<void> => {
      const { balance } = await moneyCall('POST api/Expert/tip', {
        body: { id: scheme.id, amount, ...(isConfirmed && { confirm: true }) },
        idempotencyKey,
      })
      balanceIs(balance)
    }
    if (!(await spending.run(`tip ${scheme.id} ${amount}`, work, confirmed))) return
    setTyped('')
    toast(t`已打赏，谢谢`, { tone: 'ok' })
    await schemesChanged(client)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void tip()
  }
  const { count, amount: sum } = scheme.tips
  return (
    <Panel padded>
      <SectionHead
        title={<Trans>打赏</Trans>}
        note={
          count > 0 ? (
            <Trans>
              已有 {count} 次打赏，共 {diamonds(sum)} 钻石
            </Trans>
          ) : undefined
        }
      />
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={<Trans>钻石数</Trans>}
          value={typed}
          onChange={(next) => {
            setTyped(next)
            setFault(null)
            spending.changed()
          }}
          error={fault}
          hint={t`${least} 到 ${most}`}
          inputMode="decimal"
          maxLength={9}
        />
        {!spending.asks && <SpendNote failure={spending.failure} remedy={spending.remedy} />}
        <SteadyButton type="submit" disabled={spending.busy}>
          <Trans>打赏</Trans>
        </SteadyButton>
      </form>
      <SpendQuestion spending={spending} price={amount ?? 0} onConfirm={() => void tip(true)} />
    </Panel>
  )
}
