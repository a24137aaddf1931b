// /member?type=1: balances, recharge, income and withdrawal, the latest bills, the spend guard.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Panel } from '../../ui/frame/Panel.tsx'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { LatestBills } from './bill/LatestBills.tsx'
import { walletQuery } from './money-queries.ts'
import { RechargeBox } from './recharge/RechargeBox.tsx'
import { SpendLimitPanel } from './spend-limit/SpendLimitPanel.tsx'
import styles from './WalletPage.module.css'
import { BalancePanel } from './wallet/BalancePanel.tsx'
import { WithdrawalPanel } from './withdrawal/WithdrawalPanel.tsx'

export function WalletPage() {
  const { t } = useLingui()
  useTitle(t`我的钱包`)
  const { data: wallet, isLoadingError, refetch } = useQuery(walletQuery())
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        {isLoadingError && <ErrorState onRetry={() => refetch()} />}
        {!wallet && !isLoadingError && (
          <Panel padded>
            <SkeletonRows count={3} label={t`数据加载中，请稍候！`} />
          </Panel>
        )}
        {wallet && <BalancePanel wallet={wallet} />}
        {wallet && <WithdrawalPanel wallet={wallet} />}
        <LatestBills />
      </div>
      <div className={styles.side}>
        <Panel padded aria-labelledby="recharge">
          <SectionHead id="recharge" title={<Trans>充值</Trans>} more={<Trans>1 元 = 10 钻石</Trans>} />
          <RechargeBox />
        </Panel>
        <SpendLimitPanel />
      </div>
    </div>
  )
}
