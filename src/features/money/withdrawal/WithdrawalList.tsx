// Earlier withdrawals with their states and reasons; an undecided one can be cancelled.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiData } from '../../../../contract/api.ts'
import type { Withdrawal } from '../../../../contract/money/withdrawal.ts'
import { moneyCall } from '../../../core/money/money-call.ts'
import { diamonds, yuan } from '../../../core/text/amount-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Pager } from '../../../ui/button/Pager.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Tag, type TagProps } from '../../../ui/figure/Tag.tsx'
import { CachedNote } from '../../alert/CachedNote.tsx'
import { useMoneyMoved, withdrawalsQuery } from '../money-queries.ts'
import notices from '../Notice.module.css'
import { useFormatTime } from '../use-format-time.ts'
import { useMoneyAct } from '../use-money-act.ts'
import { usePayoutMessages } from './payout-messages.ts'
import styles from './WithdrawalList.module.css'

type Page = ApiData<'GET api/Balance/withdrawalList'>
const size = 10

export function WithdrawalList({ first }: { first: Page }) {
  const [page, setPage] = useState(1)
  const further = useQuery({ ...withdrawalsQuery(page), enabled: page > 1, placeholderData: (previous) => previous })
  const shown = page > 1 ? (further.data ?? first) : first
  if (first.total === 0) return null
  return (
    <div>
      <h3 className={styles.head}>
        <Trans>提现记录</Trans>
        <CachedNote queryKey={withdrawalsQuery(page).queryKey} />
      </h3>
      <ul>
        {shown.list.map((withdrawal) => (
          <Row key={withdrawal.id} withdrawal={withdrawal} />
        ))}
      </ul>
      <Pager page={page} total={first.total} size={size} onPage={setPage} />
    </div>
  )
}

const tones: Record<Withdrawal['state'], TagProps['tone']> = {
  waiting: 'warn',
  approved: 'accent',
  paid: 'accent',
  refused: 'danger',
  cancelled: 'void',
}

function Row({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useLingui()
  const { id, state, coin, money, kind, account, reason, note, created_at } = withdrawal
  const messages = usePayoutMessages()
  const formatTime = useFormatTime()
  const moved = useMoneyMoved()
  const { busy, failure, run } = useMoneyAct()
  const cancel = async (): Promise<void> => {
    const work = (idempotencyKey: string) => moneyCall('POST api/Balance/cancelWithdrawal', { body: { id }, idempotencyKey })
    await run(id, work, t`已撤回，${diamonds(coin)} 钻石退回收益`)
    // Also after a failure: it has been decided meanwhile.
    moved()
  }
  return (
    <li className={styles.row} data-withdrawal={state}>
      <div className={styles.words}>
        <b>
          <Num>{diamonds(coin)}</Num> <Trans>钻石</Trans> → <Num>{yuan(money)}</Num>
        </b>
        <small translate="no">
          {messages.kind[kind]} {account} · <Num>{formatTime(created_at)}</Num>
        </small>
        {state === 'refused' && (
          <small className={styles.reason}>
            {reason ? messages.reason[reason] : messages.reason.other}
            {note && <q>{note}</q>} <Trans>收益已全数退回。</Trans>
          </small>
        )}
        {state === 'paid' && note && (
          <small>
            <Trans>凭证</Trans> <span translate="no">{note}</span>
          </small>
        )}
        {failure && (
          <small className={notices.failure} role="alert">
            {failure}
          </small>
        )}
      </div>
      <Tag tone={tones[state]}>{messages.state[state]}</Tag>
      {state === 'waiting' && (
        <Button size="sm" disabled={busy} onClick={cancel}>
          <Trans>撤回</Trans>
        </Button>
      )}
    </li>
  )
}
