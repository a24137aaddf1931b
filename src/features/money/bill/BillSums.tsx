// Income and expenses of each wallet in the selected range.
import { Trans } from '@lingui/react/macro'
import type { ApiData } from '../../../../contract/api.ts'
import type { WalletName } from '../../../../contract/money/bill.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import styles from './BillList.module.css'
import { sumText } from './bill-text.ts'

type Sums = ApiData<'GET api/Order/getList'>['sums']
const wallets: readonly WalletName[] = ['consumption', 'gold', 'income']

export function BillSums({ sums }: { sums: Sums }) {
  const moved = wallets.filter((wallet) => sums[wallet].in > 0 || sums[wallet].out > 0)
  if (moved.length === 0) return null
  return (
    <dl className={styles.sums}>
      {moved.map((wallet) => (
        <div key={wallet} className={styles.sum} data-sum={wallet}>
          <dt>{wallet === 'income' ? <Trans>收益钻石</Trans> : wallet === 'gold' ? <Trans>金币</Trans> : <Trans>钻石</Trans>}</dt>
          <dd>
            <span>
              <small>
                <Trans>收入</Trans>
              </small>{' '}
              <Num className={styles.tabular}>{sumText(wallet, sums[wallet].in)}</Num>
            </span>
            <span>
              <small>
                <Trans>支出</Trans>
              </small>{' '}
              <Num className={styles.tabular}>{sumText(wallet, sums[wallet].out)}</Num>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
