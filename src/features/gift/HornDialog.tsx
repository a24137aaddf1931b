// A horn: a line that every room hears once the desk has approved it. It is paid for when it is sent; a refused one is given back.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { chatLimits } from '../../../contract/limits/chat-limits.ts'
import { countCharacters } from '../../../rules/text/characters.ts'
import { lineForm } from '../../../rules/text/line-text.ts'
import { moneyCall } from '../../core/money/money-call.ts'
import { diamonds } from '../../core/text/amount-text.ts'
import { typedSince } from '../../core/text/typed-since.ts'
import { Button } from '../../ui/button/Button.tsx'
import { SteadyButton } from '../../ui/button/SteadyButton.tsx'
import { Num } from '../../ui/figure/Num.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Dialog } from '../../ui/layer/Dialog.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { balanceIs, hornsQuery } from './gift-queries.ts'
import { MyHorns } from './MyHorns.tsx'
import styles from './spend/Spend.module.css'
import { SpendNote } from './spend/SpendNote.tsx'
import { SpendQuestion } from './spend/SpendQuestion.tsx'
import { useSpend } from './spend/use-spend.ts'

/** Milliseconds after which it is asked again what became of those that wait. */
const askEvery = 10_000

export function HornDialog({ onClose }: { onClose(): void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const spending = useSpend()
  const [text, setText] = useState('')
  const read = useQuery({
    ...hornsQuery(),
    refetchInterval: ({ state }) => (state.data?.list.some((horn) => horn.state === 'waiting') ? askEvery : false),
  })
  const { data } = read
  const price = data?.price ?? 0
  const said = lineForm(text)
  const length = countCharacters(said)
  /** What was asked for at last, in tenths. */
  const asked = useRef(0)
  const isLong = length > chatLimits.lineLength
  const send = async (confirmed = false): Promise<void> => {
    // As long as nobody knows whether it was paid, the same is asked again: another price would be another horn.
    if (!spending.unknown) asked.current = price
    const work = async (idempotencyKey: string, confirm: boolean): Promise<void> => {
      const query = { text: said, price: `${asked.current}`, ...(confirm && { confirm: '1' as const }) }
      const { balance } = await moneyCall('GET api/Member/sneHorn', { query, idempotencyKey })
      balanceIs(balance)
    }
    const isSent = await spending.run(said, work, confirmed)
    if (isSent) {
      setText((now) => typedSince(now, text))
      toast(t`已提交，等待审核`, { tone: 'ok' })
    }
    // After a refusal too: the price may be another one, or horns closed.
    await client.invalidateQueries({ queryKey: hornsQuery().queryKey })
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void send()
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
      {data?.open && (
        <form className={styles.form} onSubmit={submit}>
          <TextField
            label={<Trans>写什么</Trans>}
            value={text}
            onChange={(next) => {
              setText(next)
              spending.changed()
            }}
            aside={
              <Num>
                {length}/{chatLimits.lineLength}
              </Num>
            }
            error={isLong ? t`一条最多 100 个字` : null}
          />
          {!spending.asks && <SpendNote failure={spending.failure} remedy={spending.remedy} />}
          <div className={styles.acts}>
            <Button disabled={spending.busy} onClick={onClose}>
              <Trans>取消</Trans>
            </Button>
            <SteadyButton type="submit" variant="primary" disabled={spending.busy || said === '' || isLong}>
              <span>
                <Trans>
                  发出，<Num>{diamonds(price)}</Num> 钻
                </Trans>
              </span>
            </SteadyButton>
          </div>
        </form>
      )}
      {data && <MyHorns horns={data.list} />}
      <SpendQuestion spending={spending} price={price} onConfirm={() => void send(true)} />
    </Dialog>
  )
}
