// Adds or edits a recharge package; faults are displayed at their fields.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminPackage } from '../../../../contract/admin/admin.ts'
import { call } from '../../../core/api/api.ts'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import styles from '../parts/Admin.module.css'
import { AdminDialog } from '../parts/form/AdminDialog.tsx'
import { decimalText, readDecimal } from '../parts/form/decimal.ts'
import { isNewId } from '../parts/form/new-id.ts'
import { useAdminForm } from '../parts/form/use-admin-form.ts'

const mostSum = 100_000_000

export function PackageDialog({ known, onClose }: { known: AdminPackage | null; onClose(): void }) {
  const { t } = useLingui()
  const [id, setId] = useState(known?.id ?? '')
  const [coin, setCoin] = useState(known ? decimalText(known.coin, 1) : '')
  const [give, setGive] = useState(decimalText(known?.give ?? 0, 1))
  const [money, setMoney] = useState(known ? decimalText(known.money, 2) : '')
  const [place, setPlace] = useState(String(known?.place ?? 0))
  const [hot, setHot] = useState(known?.hot ?? false)
  const [onSale, setOnSale] = useState(known?.on_sale ?? true)
  const draft = { coin: readDecimal(coin, 1), give: readDecimal(give, 1), money: readDecimal(money, 2), place: readDecimal(place, 0) }
  const faults = {
    id: known || isNewId(id) ? null : t`编号用字母、数字和短横，64 个以内`,
    coin: draft.coin && draft.coin <= mostSum ? null : t`请填写大于 0 的钻石数，最多一位小数`,
    give: draft.give !== null && draft.give <= mostSum ? null : t`请填写钻石数，最多一位小数`,
    money: draft.money && draft.money <= mostSum ? null : t`请填写大于 0 的金额，最多两位小数`,
    place: draft.place !== null && draft.place <= 9_999 ? null : t`请填写 0 到 9999 的整数`,
  }
  const { faultOf, attempt, send, dialog } = useAdminForm(faults, onClose)
  const submit = (): void => {
    const { coin, give, money, place } = draft
    if (!attempt() || coin === null || give === null || money === null || place === null) return
    const body = { id: id.trim(), coin, give, money, place, hot, on_sale: onSale }
    send(() => call('POST api/Desk/putPackage', { body }))
  }
  return (
    <AdminDialog {...dialog} title={known ? <Trans>修改套餐</Trans> : <Trans>新建套餐</Trans>} act={<Trans>保存</Trans>} onSubmit={submit}>
      <TextField label={<Trans>编号</Trans>} value={id} onChange={setId} readOnly={known !== null} error={faultOf('id')} />
      <div className={styles.pair}>
        <TextField label={<Trans>钻石</Trans>} inputMode="decimal" value={coin} onChange={setCoin} error={faultOf('coin')} />
        <TextField label={<Trans>赠送钻石</Trans>} inputMode="decimal" value={give} onChange={setGive} error={faultOf('give')} />
        <TextField label={<Trans>价格（元）</Trans>} inputMode="decimal" value={money} onChange={setMoney} error={faultOf('money')} />
        <TextField label={<Trans>顺序，小的在前</Trans>} inputMode="numeric" value={place} onChange={setPlace} error={faultOf('place')} />
      </div>
      <SwitchRow checked={hot} onCheckedChange={setHot}>
        <Trans>推荐</Trans>
      </SwitchRow>
      <SwitchRow checked={onSale} onCheckedChange={setOnSale}>
        <Trans>在售</Trans>
      </SwitchRow>
    </AdminDialog>
  )
}
