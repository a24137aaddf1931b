// A password field with a button that reveals the text.
import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'

export interface PasswordFieldProps {
  label: string
  value: string
  onChange(value: string): void
  error?: string | null
  /** A new password: the browser's password manager may suggest one. */
  fresh?: boolean
  name: string
  placeholder: string
}

export function PasswordField({ fresh, ...rest }: PasswordFieldProps) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      size="lg"
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={fresh ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={1024}
      after={
        <IconButton label={shown ? t`隐藏密码` : t`显示密码`} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff size={18} /> : <Eye size={18} />}
        </IconButton>
      }
    />
  )
}
