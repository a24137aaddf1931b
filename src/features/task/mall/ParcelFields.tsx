// Delivery address. Only the operator can read it; it is stored encrypted.
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import styles from './ExchangeDialog.module.css'
import type { Parcel } from './exchange-form.ts'

export interface ParcelFieldsProps {
  parcel: Parcel
  /** The first invalid field. */
  fault: keyof Parcel | null
  onChange(parcel: Parcel): void
}

export function ParcelFields({ parcel, fault, onChange }: ParcelFieldsProps) {
  const { t } = useLingui()
  const note = useId()
  const faults: Record<keyof Parcel, string> = { name: t`请填写收件人`, phone: t`请填写能打通的电话`, address: t`请填写详细地址` }
  const of = (key: keyof Parcel) => ({
    value: parcel[key],
    'aria-invalid': fault === key || undefined,
    'aria-describedby': fault === key ? note : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...parcel, [key]: target.value }),
  })
  const error = fault && (
    <span id={note} role="alert" className={styles.error}>
      {faults[fault]}
    </span>
  )
  return (
    <div className={styles.parcel}>
      <Field label={<Trans>收件人</Trans>} error={fault === 'name' && error}>
        <input {...of('name')} autoComplete="name" maxLength={40} />
      </Field>
      <Field label={<Trans>电话</Trans>} error={fault === 'phone' && error}>
        <input {...of('phone')} type="tel" autoComplete="tel" maxLength={40} />
      </Field>
      <Field label={<Trans>地址</Trans>} error={fault === 'address' && error}>
        <textarea {...of('address')} rows={2} autoComplete="street-address" maxLength={200} />
      </Field>
    </div>
  )
}

function Field({ label, error, children }: { label: ReactNode; error: ReactNode; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is a child
    <label className={styles.field}>
      {label}
      {children}
      {error}
    </label>
  )
}
