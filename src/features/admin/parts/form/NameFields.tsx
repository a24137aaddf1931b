// Name fields in the three languages of the product.
import { Trans } from '@lingui/react/macro'
import type { Name } from '../../../../../contract/wire/name.ts'
import { TextField } from '../../../../ui/form/TextField.tsx'

interface NameFieldsProps {
  value: Name
  onChange(value: Name): void
  /** Error for empty fields; null: none is shown. */
  error: string | null
  maxLength?: number
}

export const isNamed = (name: Name): boolean => Object.values(name).every((text) => text.trim() !== '')

export function NameFields({ value, onChange, error, maxLength = 100 }: NameFieldsProps) {
  const fault = (text: string): string | null => (text.trim() === '' ? error : null)
  return (
    <>
      <TextField
        label={<Trans>中文</Trans>}
        lang="zh"
        value={value.zh}
        maxLength={maxLength}
        onChange={(zh) => onChange({ ...value, zh })}
        error={fault(value.zh)}
      />
      <TextField
        label="English"
        lang="en"
        value={value.en}
        maxLength={maxLength}
        onChange={(en) => onChange({ ...value, en })}
        error={fault(value.en)}
      />
      <TextField
        label="Tiếng Việt"
        lang="vi"
        value={value.vi}
        maxLength={maxLength}
        onChange={(vi) => onChange({ ...value, vi })}
        error={fault(value.vi)}
      />
    </>
  )
}
