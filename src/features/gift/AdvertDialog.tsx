// Sends an advert barrage: a highlighted danmaku across the whole video. Nobles have free ones; otherwise it costs its price.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RoomInfo } from '../../../contract/room/room.ts'
import { moneyCall } from '../../core/money/money-call.ts'
import { roomDialog } from '../../core/room/room-dialog.ts'
import { preferences } from '../../core/store/preferences.ts'
import { diamonds } from '../../core/text/amount-text.ts'
import { dayOf } from '../../core/text/format.ts'
import { Num } from '../../ui/figure/Num.tsx'
import { Dialog } from '../../ui/layer/Dialog.tsx'
import { toast } from '../../ui/layer/toast/toast.ts'
import { useStore } from '../../ui/use-store.ts'
import { myStatusQuery } from './gift-queries.ts'
import { PaidMessageForm } from './spend/PaidMessageForm.tsx'
import styles from './spend/Spend.module.css'
import { SpendQuestion } from './spend/SpendQuestion.tsx'
import { usePaidMessage } from './spend/use-paid-message.ts'

export function AdvertDialog({ room, onClose }: { room: RoomInfo; onClose(): void }) {
  const { t } = useLingui()
  const { tz } = useStore(preferences)
  const client = useQueryClient()
  const { data } = useQuery(myStatusQuery())
  const adverts = data?.adverts
  const free = adverts?.free_left ?? 0
  const until = dayOf(adverts?.free_until ?? 0, tz)
  const price = free > 0 ? 0 : (adverts?.price ?? 0)
  const message = usePaidMessage(price, ({ text, price: shown, confirm, idempotencyKey }) => {
    const body = { room_id: room.id, text, price: shown, ...(confirm && { confirm }) }
    return moneyCall('POST api/Barrage/advert', { body, idempotencyKey })
  })
  const send = async (confirmed = false): Promise<void> => {
    const isSent = await message.send(confirmed)
    if (isSent) {
      toast(t`广告弹幕已发出`, { tone: 'ok' })
      onClose()
    }
    // After a refusal too: the price may have changed.
    await client.invalidateQueries({ queryKey: myStatusQuery().queryKey })
  }
  return (
    <Dialog open onOpenChange={onClose} title={<Trans>广告弹幕</Trans>} text={<Trans>高亮飞过整个画面，全场都看得到。</Trans>} width={400}>
      <PaidMessageForm
        message={message}
        price={price}
        onSend={() => void send()}
        onClose={onClose}
        disabled={!adverts}
        act={free > 0 && <Trans>免费发出</Trans>}
      >
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
            <button type="button" className={styles.link} onClick={() => roomDialog.set({ type: 'status', kind: 'noble' })}>
              <Trans>看看贵族</Trans>
            </button>
          )}
        </p>
      </PaidMessageForm>
      <SpendQuestion spending={message.spending} price={price} onConfirm={() => void send(true)} />
    </Dialog>
  )
}
