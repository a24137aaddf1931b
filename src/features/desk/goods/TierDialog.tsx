// Changes a tier of guard or noble: its names, the price of a month, its adverts, and whether it is on sale.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeskTier } from '../../../../contract/desk/gift-desk.ts'
import { call } from '../../../core/api/api.ts'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import styles from '../parts/Desk.module.css'
import { DeskDialog } from '../parts/DeskDialog.tsx'
import { decimalText, readDecimal } from '../parts/decimal.ts'
import { isNamed, NameFields } from '../parts/NameFields.tsx'
import { useDeskAct } from '../parts/use-desk-act.ts'

const mostPrice = 100_000_000

export function TierDialog({ known, onClose }: { known: DeskTier; onClose(): void }) {
  const { t } = useLingui()
  const [name, setName] = useState(known.name)
  const [price, setPrice] = useState(decimalText(known.price, 1))
  const [adverts, setAdverts] = useState(String(known.adverts))
  const [onSale, setOnSale] = useState(known.on_sale)
  const [tried, setTried] = useState(false)
  const { busy, error, run } = useDeskAct()
  const sum = readDecimal(price, 1)
  const count = readDecimal(adverts, 0)
  const priceFault = sum && sum <= mostPrice ? null : t`请填写大于 0 的钻石数，最多一位小数`
  const countFault = count !== null && count <= 999 ? null : t`请填写 0 到 999 的整数`
  const submit = async (): Promise<void> => {
    setTried(true)
    if (!isNamed(name) || priceFault || countFault || sum === null || count === null) return
    const body = { ...known, name, price: sum, adverts: count, on_sale: onSale }
    if (await run(() => call('POST api/Desk/putTier', { body }))) onClose()
  }
  return (
    <DeskDialog
      title={<Trans>修改守护或贵族</Trans>}
      act={<Trans>保存</Trans>}
      onClose={onClose}
      busy={busy}
      error={error}
      onSubmit={() => void submit()}
    >
      <p className={styles.hint}>
        <Trans>新价格用于开通和续费，已付的月份不变；免费广告弹幕的条数马上对所有人生效。</Trans>
      </p>
      <NameFields value={name} onChange={setName} error={tried ? t`请填写三种语言的名称` : null} maxLength={40} />
      <div className={styles.pair}>
        <TextField
          label={<Trans>每月，钻石</Trans>}
          inputMode="decimal"
          value={price}
          onChange={setPrice}
          error={tried ? priceFault : null}
        />
        <TextField
          label={<Trans>每月免费广告弹幕</Trans>}
          inputMode="numeric"
          value={adverts}
          onChange={setAdverts}
          error={tried ? countFault : null}
        />
      </div>
      <SwitchRow checked={onSale} onCheckedChange={setOnSale}>
        <Trans>在售</Trans>
      </SwitchRow>
    </DeskDialog>
  )
}
