// Adds or edits a gift: names, image, price, effect, position, and whether it is on sale. Gifts already sent are unaffected.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminGift } from '../../../../contract/admin/gift-admin.ts'
import type { GiftEffect } from '../../../../contract/gift/gift.ts'
import { giftLimits } from '../../../../contract/limits/gift-limits.ts'
import { call } from '../../../core/api/api.ts'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import styles from '../parts/Admin.module.css'
import { AdminDialog } from '../parts/form/AdminDialog.tsx'
import { decimalText, readDecimal } from '../parts/form/decimal.ts'
import { isNamed, NameFields } from '../parts/form/NameFields.tsx'
import { PictureField } from '../parts/form/PictureField.tsx'
import { useAdminForm } from '../parts/form/use-admin-form.ts'

const unnamed = { name: { zh: '', en: '', vi: '' }, img: '', price: 10, effect: 'line', place: 0, on_sale: true } as const

export function GiftDialog({ known: given, onClose }: { known: AdminGift | null; onClose(): void }) {
  const { t } = useLingui()
  const [known] = useState((): AdminGift => given ?? { id: crypto.randomUUID(), ...unnamed })
  const [img, setImg] = useState(known.img)
  const [effect, setEffect] = useState(known.effect)
  const [name, setName] = useState(known.name)
  const [price, setPrice] = useState(decimalText(known.price, 1))
  const [place, setPlace] = useState(String(known.place))
  const [onSale, setOnSale] = useState(known.on_sale)
  const sum = readDecimal(price, 1)
  const order = readDecimal(place, 0)
  const faults = {
    name: isNamed(name) ? null : t`请填写三种语言的名称`,
    img: img === '' ? t`请上传图片` : null,
    price: sum && sum <= giftLimits.price ? null : t`请填写大于 0 的钻石数，最多一位小数`,
    place: order !== null && order <= 9_999 ? null : t`请填写 0 到 9999 的整数`,
  }
  const { faultOf, attempt, send, dialog } = useAdminForm(faults, onClose)
  const submit = (): void => {
    if (!attempt() || sum === null || order === null) return
    const body = { ...known, name, img, effect, price: sum, place: order, on_sale: onSale }
    send(() => call('POST api/Desk/putGift', { body }))
  }
  return (
    <AdminDialog {...dialog} title={given ? <Trans>修改礼物</Trans> : <Trans>新建礼物</Trans>} act={<Trans>保存</Trans>} onSubmit={submit}>
      <NameFields value={name} onChange={setName} error={faultOf('name')} maxLength={40} />
      <PictureField label={t`图片，正方形`} value={img} onChange={setImg} error={faultOf('img')} />
      <div className={styles.pair}>
        <TextField label={<Trans>钻石</Trans>} inputMode="decimal" value={price} onChange={setPrice} error={faultOf('price')} />
        <TextField label={<Trans>顺序，小的在前</Trans>} inputMode="numeric" value={place} onChange={setPlace} error={faultOf('place')} />
        <SelectField
          label={<Trans>在画面上</Trans>}
          value={effect}
          options={[
            { value: 'line', label: t`只在聊天里一行` },
            { value: 'banner', label: t`一条横幅` },
            { value: 'full', label: t`占满两秒` },
          ]}
          onChange={(next) => setEffect(next as GiftEffect)}
        />
      </div>
      <SwitchRow checked={onSale} onCheckedChange={setOnSale}>
        <Trans>在售</Trans>
      </SwitchRow>
    </AdminDialog>
  )
}
