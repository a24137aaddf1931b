// Withdrawals: availability, payout accounts, the request form, and earlier withdrawals.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Wallet } from '../../../../contract/money/wallet.ts'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { alipayQuery, cardQuery, withdrawalsQuery } from '../money-queries.ts'
import notices from '../Notice.module.css'
import { PayoutAccounts } from './PayoutAccounts.tsx'
import { WithdrawalForm } from './WithdrawalForm.tsx'
import { WithdrawalList } from './WithdrawalList.tsx'
import styles from './WithdrawalPanel.module.css'

export function WithdrawalPanel({ wallet }: { wallet: Wallet }) {
  const card = useQuery(cardQuery())
  const alipay = useQuery(alipayQuery())
  const list = useQuery(withdrawalsQuery())
  const isOpen = list.data?.open ?? wallet.withdrawals
  const failed = [card, alipay, list].filter(({ isLoadingError }) => isLoadingError)
  return (
    <Panel padded aria-labelledby="withdrawal" className={styles.panel}>
      <SectionHead id="withdrawal" title={<Trans>收益提现</Trans>} note={<Trans>10 钻石 = 1 元，由运营方审核后打款</Trans>} />
      {!isOpen && (
        <p className={notices.info} data-withdrawals="off">
          <Trans>提现暂未开放。运营方开启后就可以在这里申请，收益会一直为你留着，也可以先转入消费钱包。</Trans>
        </p>
      )}
      {failed.length > 0 && <ErrorState onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))} />}
      {card.data && alipay.data && <PayoutAccounts card={card.data} alipay={alipay.data} />}
      {isOpen && card.data && alipay.data && list.data && (
        <WithdrawalForm
          income={wallet.balances}
          least={list.data.least}
          most={list.data.most}
          accounts={{ card: card.data, alipay: alipay.data }}
        />
      )}
      {list.data && <WithdrawalList first={list.data} />}
    </Panel>
  )
}
