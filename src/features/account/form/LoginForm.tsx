// The login forms: by code, by password, registration and password reset. The entered number or address carries over between them.
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { logIn, register, resetPassword } from '../login-calls.ts'
import type { LoginMode } from '../login-mode.ts'
import { rememberAccount } from '../remembered.ts'
import { CodeToMobile } from './CodeToMobile.tsx'
import { Consent, Terms } from './Consent.tsx'
import { type Field, faultOf, type LoginFields } from './fault.ts'
import styles from './LoginForm.module.css'
import { MobileField } from './MobileField.tsx'
import { type MobileInput, mobileText } from './mobile-input.ts'
import { PasswordField } from './PasswordField.tsx'
import { useFault } from './use-fault.ts'
import { useFaultMessages } from './use-fault-messages.ts'

export interface LoginFormProps {
  mode: Exclude<LoginMode, 'qr'>
  mobile: MobileInput
  onMobile(mobile: MobileInput): void
  onMode(mode: LoginMode): void
  onDone(): void
}

export function LoginForm({ mode, mobile, onMobile, onMode, onDone }: LoginFormProps) {
  const { t } = useLingui()
  const messageOf = useFaultMessages()
  const faulty = useFault()
  const { fault, busy } = faulty
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [repassword, setRepassword] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [remembers, setRemembers] = useState(true)
  const [stays, setStays] = useState(false)
  const takesCode = mode !== 'password'
  const isNewPassword = mode === 'register' || mode === 'forgot'
  // A code also creates an account for an unknown number. Existing users have already consented.
  const makesAccount = mode === 'code' || mode === 'register'
  const faultAt = (field: Field): string | null => (fault?.field === field ? messageOf(fault) : null)

  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [fault])

  async function send(): Promise<void> {
    const to = mobileText(mobile) ?? ''
    if (mode === 'code') await logIn({ mobile: to, code }, stays)
    else if (mode === 'password') await logIn({ mobile: to, password }, stays)
    else if (mode === 'register') await register({ mobile: to, code, password, repassword })
    else await resetPassword({ mobile: to, code, password, repassword })
    rememberAccount(remembers ? to : null)
  }
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const fields: LoginFields = {
      mobile,
      ...(takesCode && { code }),
      ...(mode !== 'code' && { password }),
      ...(isNewPassword && { repassword }),
      ...(makesAccount && { agreed }),
    }
    const wrong = faultOf(fields, isNewPassword)
    faulty.setFault(wrong)
    if (wrong || !(await faulty.run(send))) return
    if (mode !== 'forgot') return onDone()
    toast(t`密码已修改，请用新密码登录`, { tone: 'ok' })
    onMode('password')
  }

  return (
    // noValidate: the form shows errors in the selected language, the browser only in its own.
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <MobileField value={mobile} onChange={onMobile} fault={faultAt('mobile')} />
      {/* Before the code field, because sending the code requires consent. */}
      {makesAccount && <Consent checked={agreed} onChange={setAgreed} fault={faultAt('consent')} />}
      {takesCode && (
        <CodeToMobile
          value={code}
          onChange={setCode}
          mobile={mobile}
          agreed={makesAccount ? agreed : undefined}
          fault={faultAt('code')}
          faulty={faulty}
        />
      )}
      {mode !== 'code' && (
        <PasswordField
          label={mode === 'forgot' ? t`新密码` : t`密码`}
          name="password"
          value={password}
          onChange={setPassword}
          error={faultAt('password')}
          fresh={isNewPassword}
          placeholder={isNewPassword ? t`6-20 个字符` : t`请输入密码`}
        />
      )}
      {isNewPassword && (
        <PasswordField
          label={t`确认密码`}
          name="repassword"
          value={repassword}
          onChange={setRepassword}
          error={faultAt('repassword')}
          fresh
          placeholder={t`请再次输入密码`}
        />
      )}
      {!isNewPassword && (
        <div className={styles.row}>
          <CheckBox checked={remembers} onChange={setRemembers}>
            <Trans>记住账号</Trans>
          </CheckBox>
          <CheckBox checked={stays} onChange={setStays}>
            <Trans>保持登录</Trans>
          </CheckBox>
          {mode === 'password' && (
            <button type="button" className={styles.link} onClick={() => onMode('forgot')}>
              <Trans>忘记密码</Trans>
            </button>
          )}
        </div>
      )}
      {fault?.field === 'form' && (
        <p role="alert" className={styles.fault}>
          <CircleAlert size={14} aria-hidden="true" />
          {messageOf(fault)}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" block aria-disabled={busy || undefined}>
        {mode === 'register' ? <Trans>注册</Trans> : mode === 'forgot' ? <Trans>修改密码</Trans> : <Trans>登录</Trans>}
      </Button>
      {mode === 'password' && <Terms />}
    </form>
  )
}
