// Adds or edits a tier of guard or noble: names, image, level, monthly price, and monthly benefits.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminGift, AdminTier } from '../../../../contract/admin/gift-admin.ts'
import type { EntryEffect, StatusKind } from '../../../../contract/gift/guard.ts'
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
import { BagFields, readGifts } from './BagFields.tsx'
import { newTier } from './new-tier.ts'

interface TierDialogProps {
  /** Null: a new one. */
  known: AdminTier | null
  tiers: readonly AdminTier[]
  gifts: readonly AdminGift[]
  onClose(): void
}

export function TierDialog({ known: given, tiers, gifts, onClose }: TierDialogProps) {
  const { t } = useLingui()
  const [known] = useState((): AdminTier => given ?? { id: crypto.randomUUID(), ...newTier('noble', tiers) })
  const [kind, setKind] = useState(known.kind)
  const [level, setLevel] = useState(String(known.level))
  const [name, setName] = useState(known.name)
  const [img, setImg] = useState(known.img)
  const [entry, setEntry] = useState(known.entry)
  const [price, setPrice] = useState(decimalText(known.price, 1))
  const [adverts, setAdverts] = useState(String(known.adverts))
  const [bag, setBag] = useState(() => known.bag.map(({ gift_id, num }) => ({ gift_id, num: String(num) })))
  const [onSale, setOnSale] = useState(known.on_sale)
  /** Replaces defaults of the previous kind with those of the next one; typed values stay. */
  const chooseKind = (next: StatusKind): void => {
    const [usual, other] = [newTier(kind, tiers), newTier(next, tiers)]
    if (level === String(usual.level)) setLevel(String(other.level))
    if (adverts === String(usual.adverts)) setAdverts(String(other.adverts))
    setKind(next)
  }
  const step = readDecimal(level, 0)
  const sum = readDecimal(price, 1)
  const count = readDecimal(adverts, 0)
  const bagGifts = bag.flatMap(({ gift_id, num }) => {
    const many = readGifts(num)
    return many === null ? [] : [{ gift_id, num: many }]
  })
  const faults = {
    name: isNamed(name) ? null : t`请填写三种语言的名称`,
    img: img === '' ? t`请上传图片` : null,
    level: step !== null && step >= 1 && step <= giftLimits.level ? null : t`请填写 1 到 99 的整数`,
    price: sum && sum <= giftLimits.price ? null : t`请填写大于 0 的钻石数，最多一位小数`,
    adverts: count !== null && count <= giftLimits.adverts ? null : t`请填写 0 到 999 的整数`,
  }
  const { tried, faultOf, attempt, send, dialog } = useAdminForm(faults, onClose)
  const submit = (): void => {
    const isBagRead = bagGifts.length === bag.length
    if (!attempt() || !isBagRead || step === null || sum === null || count === null) return
    const what = { kind, level: step, name, img, entry, price: sum, adverts: count, bag: bagGifts, on_sale: onSale }
    send(() => call('POST api/Desk/putTier', { body: { id: known.id, ...what } }))
  }
  return (
    <AdminDialog
      {...dialog}
      title={given ? <Trans>修改守护或贵族</Trans> : <Trans>新建守护或贵族</Trans>}
      act={<Trans>保存</Trans>}
      width={560}
      onSubmit={submit}
    >
      {given && (
        <p className={styles.hint}>
          <Trans>新价格用于开通和续费，已付的月份不变；免费广告弹幕的条数马上对所有人生效。</Trans>
        </p>
      )}
      <div className={styles.pair}>
        <SelectField
          label={<Trans>种类，定下后不能改</Trans>}
          value={kind}
          disabled={given !== null}
          options={[
            { value: 'noble', label: t`贵族` },
            { value: 'guard', label: t`守护` },
          ]}
          onChange={(next) => chooseKind(next as StatusKind)}
        />
        <TextField
          label={<Trans>等级，1 最低</Trans>}
          inputMode="numeric"
          value={level}
          onChange={setLevel}
          maxLength={2}
          error={faultOf('level')}
        />
      </div>
      <NameFields value={name} onChange={setName} error={faultOf('name')} maxLength={40} />
      <PictureField label={t`图片，正方形`} value={img} onChange={setImg} error={faultOf('img')} />
      <div className={styles.pair}>
        <TextField label={<Trans>每月，钻石</Trans>} inputMode="decimal" value={price} onChange={setPrice} error={faultOf('price')} />
        <TextField
          label={<Trans>每月免费广告弹幕</Trans>}
          inputMode="numeric"
          value={adverts}
          onChange={setAdverts}
          error={faultOf('adverts')}
        />
        <SelectField
          label={<Trans>入场时</Trans>}
          value={entry}
          options={[
            { value: 'none', label: t`和大家一样` },
            { value: 'line', label: t`聊天里一行` },
            { value: 'sweep', label: t`一道光扫过` },
            { value: 'grand', label: t`全场点亮` },
          ]}
          onChange={(next) => setEntry(next as EntryEffect)}
        />
      </div>
      <BagFields rows={bag} gifts={gifts} onChange={setBag} tried={tried} />
      <SwitchRow checked={onSale} onCheckedChange={setOnSale}>
        <Trans>在售</Trans>
      </SwitchRow>
    </AdminDialog>
  )
}
