// Adds or edits an item of the mall; faults are displayed at their fields.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminGoods } from '../../../../contract/admin/admin.ts'
import { call } from '../../../core/api/api.ts'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import styles from '../parts/Admin.module.css'
import { AdminDialog } from '../parts/form/AdminDialog.tsx'
import { decimalText, readDecimal } from '../parts/form/decimal.ts'
import { isNamed, NameFields } from '../parts/form/NameFields.tsx'
import { isNewId } from '../parts/form/new-id.ts'
import { PictureField } from '../parts/form/PictureField.tsx'
import { useAdminForm } from '../parts/form/use-admin-form.ts'

interface GoodsDialogProps {
  known: AdminGoods | null
  kinds: Record<AdminGoods['kind'], string>
  onClose(): void
}
const nameless = { zh: '', en: '', vi: '' }

export function GoodsDialog({ known, kinds, onClose }: GoodsDialogProps) {
  const { t } = useLingui()
  const [id, setId] = useState(known?.id ?? '')
  const [kind, setKind] = useState<AdminGoods['kind']>(known?.kind ?? 'parcel')
  const [name, setName] = useState(known?.name ?? nameless)
  const [summary, setSummary] = useState(known?.summary ?? nameless)
  const [img, setImg] = useState(known?.img ?? '')
  const [gold, setGold] = useState(String(known?.gold ?? 0))
  const [price, setPrice] = useState(decimalText(known?.price ?? 0, 1))
  const [stock, setStock] = useState(String(known?.stock ?? 0))
  const [limit, setLimit] = useState(String(known?.limit ?? 0))
  const [place, setPlace] = useState(String(known?.place ?? 0))
  const [onSale, setOnSale] = useState(known?.on_sale ?? true)
  const draft = {
    gold: readDecimal(gold, 0),
    price: readDecimal(price, 1),
    // The stock of codes is counted by the server.
    stock: kind === 'code' ? (known?.stock ?? 0) : readDecimal(stock, 0),
    limit: readDecimal(limit, 0),
    place: readDecimal(place, 0),
  }
  const whole = t`请填写整数`
  const faults = {
    id: known || isNewId(id) ? null : t`编号用字母、数字和短横，64 个以内`,
    name: isNamed(name) && isNamed(summary) ? null : t`三种语言都要填写`,
    img: img === '' ? t`请上传图片` : null,
    gold: draft.gold === null ? whole : draft.gold + (draft.price ?? 0) === 0 ? t`金币和钻石不能都是 0` : null,
    price: draft.price === null ? t`请填写钻石数，最多一位小数` : null,
    stock: draft.stock === null || draft.stock > 1_000_000_000 ? whole : null,
    limit: draft.limit === null ? whole : null,
    place: draft.place === null || draft.place > 9_999 ? t`请填写 0 到 9999 的整数` : null,
  }
  const { faultOf, attempt, send, dialog } = useAdminForm(faults, onClose)
  const submit = (): void => {
    const { gold, price, stock, limit, place } = draft
    if (!attempt()) return
    if (gold === null || price === null || stock === null || limit === null || place === null) return
    const body = {
      id: id.trim(),
      kind,
      name,
      summary,
      img,
      gold,
      price,
      stock,
      limit,
      place,
      on_sale: onSale,
      ...(known && { stock_seen: known.stock }),
    }
    send(() => call('POST api/Desk/putGoods', { body }))
  }
  return (
    <AdminDialog
      {...dialog}
      title={known ? <Trans>修改商品</Trans> : <Trans>新建商品</Trans>}
      act={<Trans>保存</Trans>}
      width={560}
      onSubmit={submit}
    >
      <div className={styles.pair}>
        <TextField label={<Trans>编号</Trans>} value={id} onChange={setId} readOnly={known !== null} error={faultOf('id')} />
        <SelectField
          label={<Trans>种类，定下后不能改</Trans>}
          value={kind}
          onChange={(value) => setKind(known?.kind ?? (value as AdminGoods['kind']))}
          options={(Object.entries(kinds) as [AdminGoods['kind'], string][])
            .filter(([value]) => !known || value === known.kind)
            .map(([value, label]) => ({ value, label }))}
        />
      </div>
      <fieldset className={styles.set}>
        <legend>{t`名称`}</legend>
        <div className={styles.pair}>
          <NameFields value={name} onChange={setName} error={faultOf('name')} />
        </div>
      </fieldset>
      <fieldset className={styles.set}>
        <legend>{t`说明`}</legend>
        <div className={styles.stack}>
          <NameFields value={summary} onChange={setSummary} error={faultOf('name')} maxLength={300} />
        </div>
      </fieldset>
      <PictureField label={t`图片`} value={img} onChange={setImg} error={faultOf('img')} />
      <div className={styles.pair}>
        <TextField label={<Trans>金币</Trans>} inputMode="numeric" value={gold} onChange={setGold} error={faultOf('gold')} />
        <TextField label={<Trans>钻石</Trans>} inputMode="decimal" value={price} onChange={setPrice} error={faultOf('price')} />
        {kind !== 'code' && (
          <TextField label={<Trans>库存</Trans>} inputMode="numeric" value={stock} onChange={setStock} error={faultOf('stock')} />
        )}
        <TextField label={<Trans>每人限量，0 不限</Trans>} inputMode="numeric" value={limit} onChange={setLimit} error={faultOf('limit')} />
        <TextField label={<Trans>顺序，小的在前</Trans>} inputMode="numeric" value={place} onChange={setPlace} error={faultOf('place')} />
      </div>
      <SwitchRow checked={onSale} onCheckedChange={setOnSale}>
        <Trans>在售</Trans>
      </SwitchRow>
    </AdminDialog>
  )
}
