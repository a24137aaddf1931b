// Sends a horn: a message for all rooms, broadcast after an operator has approved it. Charged when sent; refunded if rejected.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { moneyCall } from '../../../core/money/money-call.ts'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { hornsQuery } from '../gift-queries.ts'
import { PaidMessageForm } from '../spend/PaidMessageForm.tsx'
import styles from '../spend/Spend.module.css'
import { SpendQuestion } from '../spend/SpendQuestion.tsx'
import { usePaidMessage } from '../spend/use-paid-message.ts'
import { MyHorns } from './MyHorns.tsx'

/** Refetch interval while horns are pending, in milliseconds. */
const askEvery = 10_000

export function HornDialog({ onClose }: { onClose(): void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const read = useQuery({
    ...hornsQuery(),
    refetchInterval: ({ state }) => (state.data?.list.some((horn) => horn.state === 'waiting') ? askEvery : false),
  })
  const { data } = read
  const price = data?.price ?? 0
  const message = usePaidMessage(price, ({ text, price: shown, confirm, idempotencyKey }) => {
    const query = { text, price: `${shown}`, ...(confirm && { confirm: '1' as const }) }
    return moneyCall('GET api/Member/sneHorn', { query, idempotencyKey })
  })
  const send = async (confirmed = false): Promise<void> => {
    if (await message.send(confirmed)) toast(t`已提交，等待审核`, { tone: 'ok' })
    // After a refusal too: the price may have changed, or horns may be closed.
    await client.invalidateQueries({ queryKey: hornsQuery().queryKey })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>发喇叭</Trans>}
      text={<Trans>全站每个直播间都看得到。先付款，审核通过后播出；未通过的退回。</Trans>}
      width={400}
    >
      {!data &&
        (read.isLoadingError ? <ErrorState onRetry={() => void read.refetch()} /> : <SkeletonRows label={t`数据加载中，请稍候！`} />)}
      {data && !data.open && (
        <p className={styles.info}>
          <Trans>现在没有开放发喇叭</Trans>
        </p>
      )}
      {data?.open && <PaidMessageForm message={message} price={price} onSend={() => void send()} onClose={onClose} />}
      {data && <MyHorns horns={data.list} />}
      <SpendQuestion spending={message.spending} price={price} onConfirm={() => void send(true)} />
    </Dialog>
  )
}
