// The packages with their bonus, the payment methods, and the button that opens the checkout.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Gem } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import type { PaymentName, RechargeOrder } from '../../../../contract/money/recharge.ts'
import { needLogin } from '../../../core/session/open-dialog.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { isSwitchedOff } from '../../../core/store/switches.ts'
import { yuan } from '../../../core/text/amount-text.ts'
import { SteadyButton } from '../../../ui/button/SteadyButton.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { CachedNote } from '../../alert/CachedNote.tsx'
import { packagesQuery, spendLimitQuery } from '../money-queries.ts'
import styles from './PackageForm.module.css'
import { PackageTile } from './PackageTile.tsx'
import { RechargeStop } from './RechargeStop.tsx'
import { UnpaidNotice } from './UnpaidNotice.tsx'
import { useRecharge } from './use-recharge.ts'

interface PackageFormProps {
  opening: boolean
  /** An unpaid order; undefined until known. The form waits for it, so that nothing moves under the finger afterwards. */
  unpaid: RechargeOrder | null | undefined
}

export function PackageForm({ opening, unpaid }: PackageFormProps) {
  const { t } = useLingui()
  const group = useId()
  const { phase } = useStore(sessionStore)
  const { data, isLoadingError, refetch } = useQuery(packagesQuery())
  const { data: spendLimit } = useQuery({ ...spendLimitQuery(), enabled: phase === 'in' })
  const [chosen, setChosen] = useState<string | null>(null)
  const [way, setWay] = useState<number | null>(null)
  const { busy, failure, forgive, pay } = useRecharge()
  if (isSwitchedOff('recharge')) return <EmptyState icon={<Gem />} title={<Trans>开发中...</Trans>} />
  if (isLoadingError) return <ErrorState onRetry={() => refetch()} />
  if (!data || unpaid === undefined) return <SkeletonRows count={3} height={76} label={t`数据加载中，请稍候！`} />
  const { list, methods } = data
  if (list.length === 0 || methods.length === 0)
    return (
      <EmptyState
        icon={<Gem />}
        title={<Trans>充值暂未开放</Trans>}
        text={
          list.length === 0 ? (
            <Trans>运营方还没有上架套餐，钻石照样可以正常使用。</Trans>
          ) : (
            <Trans>运营方还没有配置支付方式，钻石照样可以正常使用。</Trans>
          )
        }
      />
    )
  const bought = list.find(({ id }) => id === chosen) ?? list.find(({ hot }) => hot) ?? list[0]
  const method = methods.find(({ type }) => type === way) ?? methods[0]
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (bought && method && !needLogin()) pay(bought, method)
  }
  const working = busy || opening
  return (
    <form className={styles.form} onSubmit={submit}>
      <CachedNote queryKey={packagesQuery().queryKey} />
      {unpaid && <UnpaidNotice order={unpaid} />}
      <fieldset className={styles.packages} aria-label={t`选择套餐`}>
        {list.map((item) => (
          <PackageTile
            key={item.id}
            item={item}
            group={group}
            chosen={item.id === bought?.id}
            onChoose={() => {
              setChosen(item.id)
              forgive()
            }}
          />
        ))}
      </fieldset>
      <Ways methods={methods} chosen={method?.type ?? 0} onChoose={setWay} />
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <RechargeStop spendLimit={spendLimit} money={bought?.money ?? 0} />
      <SteadyButton type="submit" variant="primary" size="lg" block disabled={working}>
        {working ? (
          <Trans>正在打开支付页…</Trans>
        ) : (
          <>
            <Trans>
              支付 <Num>{yuan(bought?.money ?? 0)}</Num>
            </Trans>
            <ExternalLink size={16} aria-hidden="true" />
          </>
        )}
      </SteadyButton>
      <p className={styles.note}>
        <Trans>支付页在新窗口打开，到账后这里会自动更新。未成年人请勿充值。</Trans>
      </p>
    </form>
  )
}

interface WaysProps {
  methods: readonly { type: number; name: PaymentName }[]
  chosen: number
  onChoose(type: number): void
}

function Ways({ methods, chosen, onChoose }: WaysProps) {
  const { t } = useLingui()
  const group = useId()
  const [only, ...others] = methods
  const names: Record<PaymentName, string> = { sandbox: t`沙盒支付（演示）`, stripe: t`银行卡（Stripe）`, alipay: t`支付宝` }
  // With a single method there is nothing to select.
  if (only && others.length === 0)
    return (
      <p className={styles.only}>
        <span>
          <Trans>支付方式</Trans>
        </span>
        <b>{names[only.name]}</b>
      </p>
    )
  return (
    <fieldset className={styles.ways} aria-label={t`支付方式`}>
      {methods.map(({ type, name }) => (
        <label key={type} className={styles.way}>
          <input type="radio" name={group} checked={type === chosen} onChange={() => onChoose(type)} />
          {names[name]}
        </label>
      ))}
    </fieldset>
  )
}
