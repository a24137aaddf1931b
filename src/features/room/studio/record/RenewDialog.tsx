// Renews a guard or a noble by whole months, at the current price.
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { Status } from '../../../../../contract/gift/guard.ts'
import { nameOf } from '../../../../../rules/text/name/name.ts'
import { moneyCall } from '../../../../core/money/money-call.ts'
import { refreshUser } from '../../../../core/session/session.ts'
import { preferences } from '../../../../core/store/preferences.ts'
import { diamonds } from '../../../../core/text/amount-text.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { SteadyButton } from '../../../../ui/button/SteadyButton.tsx'
import { SelectField } from '../../../../ui/form/SelectField.tsx'
import { Dialog } from '../../../../ui/layer/Dialog.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { SpendNote } from '../../../gift/spend/SpendNote.tsx'
import { SpendQuestion } from '../../../gift/spend/SpendQuestion.tsx'
import { useSpend } from '../../../gift/spend/use-spend.ts'
import styles from '../Studio.module.css'
import { useReadAgain, useStudioRead } from '../use-studio-read.ts'

const months = [1, 3, 6, 12]

export function RenewDialog({ status, onClose }: { status: Status; onClose(): void }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const [chosen, setChosen] = useState('1')
  const spending = useSpend()
  /** The monthly price that was last requested, in tenths of a diamond. */
  const asked = useRef(0)
  const { data } = useStudioRead('GET api/Guard/getList')
  const readAgain = useReadAgain()
  const tier = [...(data?.guard ?? []), ...(data?.noble ?? [])].find(({ id, kind }) => id === status.tier && kind === status.kind)
  const price = (tier?.price ?? 0) * Number(chosen)
  const buy = async (confirmed = false): Promise<void> => {
    const { kind, tier: id, room } = status
    // While it is unknown whether the last attempt was charged, the same request is repeated.
    if (!spending.unknown) asked.current = tier?.price ?? 0
    const work = (idempotencyKey: string, isConfirmed: boolean) =>
      moneyCall('GET api/guard_user/buy', {
        query: {
          kind,
          tier: id,
          months: chosen,
          price: String(asked.current),
          ...(room && { room_id: room.id }),
          ...(isConfirmed && { confirm: '1' }),
        },
        idempotencyKey,
      })
    // A refusal may mean that the price has changed.
    if (!(await spending.run(`${kind} ${id} ${room?.id ?? ''} ${chosen}`, work, confirmed))) return readAgain('GET api/Guard/getList')
    await Promise.all([readAgain(), refreshUser()])
    onClose()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={<Trans>续费 {nameOf(status.name, lang)}</Trans>} width={400}>
      <div className={styles.form}>
        <SelectField
          label={<Trans>时长</Trans>}
          value={chosen}
          onChange={(next) => {
            setChosen(next)
            spending.changed()
          }}
          options={months.map((count) => ({ value: String(count), label: t`${count} 个月` }))}
        />
        <p className={styles.note}>{tier ? <Trans>共 {diamonds(price)} 钻石，到期不会自动续费。</Trans> : <Trans>正在读取价格…</Trans>}</p>
        {!spending.asks && <SpendNote failure={spending.failure} remedy={spending.remedy} />}
        <div className={styles.ends}>
          <Button onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          <SteadyButton variant="primary" disabled={spending.busy || !tier} onClick={() => void buy()}>
            <Trans>续费</Trans>
          </SteadyButton>
        </div>
      </div>
      <SpendQuestion spending={spending} price={price} onConfirm={() => void buy(true)} />
    </Dialog>
  )
}
