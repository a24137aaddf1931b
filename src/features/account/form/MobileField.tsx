// Phone number with country code, or email address; a button switches between them.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, CircleX, Mail, Smartphone } from 'lucide-react'
import { apiQuery } from '../../../core/api/api-query.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from './MobileField.module.css'
import { type MobileInput, toggled, typed } from './mobile-input.ts'

export interface MobileFieldProps {
  value: MobileInput
  onChange(value: MobileInput): void
  fault?: string | null
}

export function MobileField({ value, onChange, fault }: MobileFieldProps) {
  const { t } = useLingui()
  const isPhone = value.kind === 'phone'
  return (
    <TextField
      size="lg"
      label={isPhone ? t`手机号` : t`邮箱`}
      value={value.text}
      onChange={(text) => onChange(typed(value, text))}
      error={fault}
      name="username"
      type={isPhone ? 'tel' : 'email'}
      inputMode={isPhone ? 'tel' : 'email'}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      placeholder={isPhone ? t`请输入手机号` : t`请输入邮箱`}
      before={isPhone && <CountryCode value={value.country} onChange={(country) => onChange({ ...value, country })} />}
      after={
        <>
          {value.text !== '' && (
            <IconButton label={t`清空`} className={styles.act} onClick={() => onChange({ ...value, text: '' })}>
              <CircleX size={18} />
            </IconButton>
          )}
          <IconButton label={isPhone ? t`改用邮箱` : t`改用手机号`} className={styles.act} onClick={() => onChange(toggled(value))}>
            {isPhone ? <Mail size={18} /> : <Smartphone size={18} />}
          </IconButton>
        </>
      }
    />
  )
}

/** A native select over the short code: the names are long and the space is small. */
function CountryCode({ value, onChange }: { value: string; onChange(code: string): void }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const { data } = useQuery(apiQuery('GET api/Config/getConfig'))
  const known = data?.CountryCode ?? []
  return (
    <span className={styles.country}>
      <span aria-hidden="true">+{value}</span>
      <ChevronDown size={16} aria-hidden="true" />
      <select aria-label={t`国家或地区代码`} value={value} onChange={({ target }) => onChange(target.value)}>
        {known.every(({ code }) => code !== value) && <option value={value}>+{value}</option>}
        {known.map(({ code, name }) => (
          <option key={code} value={code}>
            +{code} {name[lang]}
          </option>
        ))}
      </select>
    </span>
  )
}
