// Renews a guard or a noble by whole months, at the price of now.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Status } from '../../../../contract/gift/guard.ts'
import { nameOf } from '../../../../rules/text/name.ts'
import { ApiError } from '../../../core/api/api.ts'
import { moneyCall } from '../../../core/money/money-call.ts'
import { preferences } from '../../../core/preferences.ts'
import { refreshUser } from '../../../core/session/session.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from '../Studio.module.css'
import { useStudioAct } from '../use-studio-act.ts'
import { useReadAgain, useStudioRead } from '../use-studio-read.ts'
import { useSpendWords } from './use-spend-words.ts'

const months = [1, 3, 6, 12]

export function RenewDialog({ status, onClose }: { status: Status; onClose(): void }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const [chosen, setChosen] = useState('1')
  const [error, setError] = useState<string | null>(null)
  /** One intention, kept over its retries; another number of months is another. */
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [isAsked, setAsked] = useState(false)
  const { data } = useStudioRead('GET api/Guard/getList')
  const words = useSpendWords()
  const { busy, run } = useStudioAct()
  const readAgain = useReadAgain()
  const tier = [...(data?.guard ?? []), ...(data?.noble ?? [])].find(({ id, kind }) => id === status.tier && kind === status.kind)
  const choose = (next: string): void => {
    setChosen(next)
    setKey(crypto.randomUUID())
    setAsked(false)
    setError(null)
  }
  const buy = async (): Promise<void> => {
    const { kind, tier: id, room } = status
    try {
      await moneyCall('GET api/guard_user/buy', {
        query: { kind, tier: id, months: chosen, ...(room && { room_id: room.id }), ...(isAsked && { confirm: '1' }) },
        idempotencyKey: key,
      })
    } catch (reason) {
      if (reason instanceof ApiError && reason.error === 'confirm-needed') setAsked(true)
      setError(words(reason))
      return
    }
    await Promise.all([readAgain(), refreshUser()])
    onClose()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={<Trans>续费 {nameOf(status.name, lang)}</Trans>} width={400}>
      <div className={styles.form}>
        <SelectField
          label={<Trans>时长</Trans>}
          value={chosen}
          onChange={choose}
          options={months.map((count) => ({ value: String(count), label: t`${count} 个月` }))}
        />
        <p className={styles.note}>
          {tier ? <Trans>共 {diamonds(tier.price * Number(chosen))} 钻石，到期不会自动续费。</Trans> : <Trans>正在读取价格…</Trans>}
        </p>
        {error && (
          <p className={styles.fault} role="alert">
            {error}
          </p>
        )}
        <div className={styles.ends}>
          <Button onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          <Button variant="primary" disabled={busy || !tier} onClick={() => void run(buy)}>
            {isAsked ? <Trans>确认支付</Trans> : <Trans>续费</Trans>}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
