// The receipt of one transaction: the wallets it moved, its number, and its hash in the ledger.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Receipt } from '../../../../contract/money/bill.ts'
import { typeMessages, walletMessages } from '../../../../rules/money/bill-messages.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { CachedNote } from '../../alert/CachedNote.tsx'
import { receiptQuery } from '../money-queries.ts'
import { useFormatTime } from '../use-format-time.ts'
import { amountText, sumText } from './bill-text.ts'
import styles from './ReceiptDialog.module.css'

export function ReceiptDialog({ id, onClose }: { id: string | null; onClose(): void }) {
  // Keeps the content during the closing animation.
  const last = useRef('')
  if (id !== null) last.current = id
  return (
    <Dialog open={id !== null} onOpenChange={(open) => !open && onClose()} title={<Trans>凭证</Trans>} width={400}>
      {last.current && <Inside id={last.current} />}
    </Dialog>
  )
}

function Inside({ id }: { id: string }) {
  const { t } = useLingui()
  const query = receiptQuery(id)
  const { data, isLoadingError, refetch } = useQuery(query)
  if (isLoadingError) return <ErrorState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows count={3} label={t`数据加载中，请稍候！`} />
  return (
    <>
      <CachedNote queryKey={query.queryKey} />
      <Paper receipt={data} />
    </>
  )
}

function Paper({ receipt }: { receipt: Receipt }) {
  const { lang } = useStore(preferences)
  const formatTime = useFormatTime()
  const { id, type, lines, digest, at } = receipt
  const [first] = lines
  return (
    <article className={styles.paper}>
      <h3 className={styles.type}>
        {typeMessages[type][lang]}
        {first?.title && ` · ${first.title[lang]}`}
      </h3>
      <p className={styles.at}>
        <Num>{formatTime(at)}</Num>
      </p>
      {lines.map((line) => (
        <dl key={`${line.wallet} ${line.amount}`} className={styles.line}>
          <dt>{walletMessages[line.wallet][lang]}</dt>
          <dd>
            <Num strong>{amountText(line)}</Num>
          </dd>
          <dt>
            <Trans>之后余额</Trans>
          </dt>
          <dd>
            <Num>{sumText(line.wallet, line.after)}</Num>
          </dd>
        </dl>
      ))}
      <dl className={styles.facts} translate="no">
        <dt>
          <Trans>凭证号</Trans>
        </dt>
        <dd>{id}</dd>
        {first?.ref && (
          <>
            <dt>
              <Trans>单号</Trans>
            </dt>
            <dd>{first.ref}</dd>
          </>
        )}
        <dt>
          <Trans>账本封印</Trans>
        </dt>
        <dd>{digest}</dd>
      </dl>
    </article>
  )
}
