// An advert barrage: a highlighted line across the whole picture. Nobles have free ones, then it has its price.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { chatLimits } from '../../../contract/limits/chat-limits.ts'
import type { RoomInfo } from '../../../contract/room/room.ts'
import { countCharacters } from '../../../rules/text/characters.ts'
import { lineForm } from '../../../rules/text/line-text.ts'
import { moneyCall } from '../../core/money/money-call.ts'
import { preferences } from '../../core/preferences.ts'
import { roomDialog } from '../../core/room/room-dialog.ts'
import { diamonds } from '../../core/text/amount-text.ts'
import { dayOf } from '../../core/text/format.ts'
import { Button } from '../../ui/button/Button.tsx'
import { SteadyButton } from '../../ui/button/SteadyButton.tsx'
import { Num } from '../../ui/figure/Num.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Dialog } from '../../ui/layer/Dialog.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { useStore } from '../../ui/use-store.ts'
import { balanceIs, myStatusQuery } from './gift-queries.ts'
import styles from './spend/Spend.module.css'
import { SpendNote } from './spend/SpendNote.tsx'
import { SpendQuestion } from './spend/SpendQuestion.tsx'
import { useSpend } from './spend/use-spend.ts'

export function AdvertDialog({ room, onClose }: { room: RoomInfo; onClose(): void }) {
  const { t } = useLingui()
  const { tz } = useStore(preferences)
  const client = useQueryClient()
  const spending = useSpend()
  const [text, setText] = useState('')
  const { data } = useQuery(myStatusQuery())
  const adverts = data?.adverts
  const free = adverts?.free_left ?? 0
  const until = dayOf(adverts?.free_until ?? 0, tz)
  const price = free > 0 ? 0 : (adverts?.price ?? 0)
  const said = lineForm(text)
  const length = countCharacters(said)
  /** What was asked for at last, in tenths. */
  const asked = useRef(0)
  const isLong = length > chatLimits.lineLength
  const send = async (confirmed = false): Promise<void> => {
    // As long as nobody knows whether it was paid, the same is asked again.
    if (!spending.unknown) asked.current = price
    const work = async (idempotencyKey: string, confirm: boolean): Promise<void> => {
      const body = { room_id: room.id, text: said, price: asked.current, ...(confirm && { confirm }) }
      const { balance } = await moneyCall('POST api/Barrage/advert', { body, idempotencyKey })
      balanceIs(balance)
    }
    const isSent = await spending.run(said, work, confirmed)
    if (isSent) toast(t`广告弹幕已发出`, { tone: 'ok' })
    // After a refusal too: the price may be another one.
    await client.invalidateQueries({ queryKey: myStatusQuery().queryKey })
    if (isSent) onClose()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void send()
  }
  return (
    <Dialog open onOpenChange={onClose} title={<Trans>广告弹幕</Trans>} text={<Trans>高亮飞过整个画面，全场都看得到。</Trans>} width={400}>
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
        <p className={styles.info}>
          {free > 0 ? (
            <Plural value={free} other={`这条免费，到 ${until} 还剩 # 条`} />
          ) : (
            <span>
              <Trans>
                每条 <Num>{diamonds(price)}</Num> 钻。贵族每月有几条免费。
              </Trans>
            </span>
          )}
          {free === 0 && (
            <button type="button" className={styles.link} onClick={() => roomDialog.set({ is: 'status', kind: 'noble' })}>
              <Trans>看看贵族</Trans>
            </button>
          )}
        </p>
        {!spending.asks && <SpendNote failure={spending.failure} remedy={spending.remedy} />}
        <div className={styles.acts}>
          <Button disabled={spending.busy} onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          <SteadyButton type="submit" variant="primary" disabled={spending.busy || !adverts || said === '' || isLong}>
            {free > 0 ? (
              <Trans>免费发出</Trans>
            ) : (
              <span>
                <Trans>
                  发出，<Num>{diamonds(price)}</Num> 钻
                </Trans>
              </span>
            )}
          </SteadyButton>
        </div>
      </form>
      <SpendQuestion spending={spending} price={price} onConfirm={() => void send(true)} />
    </Dialog>
  )
}
