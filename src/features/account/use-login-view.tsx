// Content of each login method, for the dialog and the page: the heading, the corner that switches between QR code and password, the body,
// and the footer links.
import { Trans, useLingui } from '@lingui/react/macro'
import { LockKeyhole, QrCode } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { serverNow } from '../../core/clock/server-time.ts'
import { preferences, shownZone } from '../../core/store/preferences.ts'
import { dateText, dayOf, timeOf } from '../../core/text/format.ts'
import { TabLinks } from '../../ui/button/TabLinks.tsx'
import { useStore } from '../../ui/use-store.ts'
import { CancelClosing } from './CancelClosing.tsx'
import { closingLogin } from './closing-login.ts'
import { LoginForm } from './form/LoginForm.tsx'
import { countryOf, inputOf } from './form/mobile-input.ts'
import styles from './LoginView.module.css'
import { firstMode, type LoginMode, onDesktop } from './login-mode.ts'
import { QrLogin } from './qr/QrLogin.tsx'
import { rememberedAccount } from './remembered.ts'

export interface LoginView {
  title: string
  text: string
  corner: ReactNode
  body: ReactNode
  footer: ReactNode
}

/** `leave`: content at the end of the footer on phones, for example a close button. */
export function useLoginView(onEnd: () => void, leave?: ReactNode): LoginView {
  const { t } = useLingui()
  const closing = useStore(closingLogin)
  const settings = useStore(preferences)
  const [remembered] = useState(rememberedAccount)
  const [mode, setMode] = useState<LoginMode>(() => firstMode(onDesktop(), remembered !== ''))
  const [mobile, setMobile] = useState(() => inputOf(remembered, countryOf(preferences.get().lang, navigator.languages)))
  const link = (to: LoginMode, label: ReactNode): ReactNode => (
    <button type="button" className={styles.link} onClick={() => setMode(to)}>
      {label}
    </button>
  )
  // Only the login that was just made asks; reset it, so that the next login does not ask again.
  useEffect(() => () => closingLogin.set(null), [])
  const onDone = (): void => {
    if (closingLogin.get() === null) onEnd()
  }
  if (closing !== null) {
    const tz = shownZone(settings)
    const when = `${dateText(dayOf(closing, tz), settings.lang, dayOf(serverNow(), tz))} ${timeOf(closing, tz)}`
    const end = (): void => {
      closingLogin.set(null)
      onEnd()
    }
    return { title: t`账号正在注销`, text: t`${when} 删除`, corner: null, body: <CancelClosing onDone={end} />, footer: null }
  }
  const heads: Record<LoginMode, [string, string]> = {
    qr: [t`手机扫码，安全登录`, t`用已登录的手机扫一扫，在手机上确认`],
    code: [t`欢迎回来`, t`新号码验证后自动注册`],
    password: [t`欢迎回来`, t`登录后可发言、送礼和签到`],
    register: [t`账号注册`, t`注册后可发言、送礼和签到`],
    forgot: [t`找回密码`, t`用收到的验证码设置新密码`],
  }
  const [title, text] = heads[mode]
  const body =
    mode === 'qr' ? (
      <QrLogin onDone={onDone} />
    ) : (
      <>
        {(mode === 'code' || mode === 'password') && (
          <TabLinks
            label={t`登录方式`}
            current={mode}
            className={styles.tabs}
            items={[
              { key: 'code', label: t({ message: '验证码登录', context: 'tab' }), onSelect: () => setMode('code') },
              { key: 'password', label: t({ message: '密码登录', context: 'tab' }), onSelect: () => setMode('password') },
            ]}
          />
        )}
        <LoginForm key={mode} mode={mode} mobile={mobile} onMobile={setMobile} onMode={setMode} onDone={onDone} />
      </>
    )
  return {
    title,
    text,
    corner: (
      <button
        type="button"
        className={styles.fold}
        aria-label={mode === 'qr' ? t`切换到密码登录` : t`切换到扫码登录`}
        onClick={() => setMode(mode === 'qr' ? 'password' : 'qr')}
      >
        {mode === 'qr' ? <LockKeyhole size={24} aria-hidden="true" /> : <QrCode size={24} aria-hidden="true" />}
      </button>
    ),
    body: <div className={styles.body}>{body}</div>,
    footer: (
      <>
        {mode === 'qr' && (
          <>
            {link('code', <Trans>验证码登录</Trans>)}
            <i className={styles.bar} />
            {link('password', <Trans>密码登录</Trans>)}
          </>
        )}
        {(mode === 'register' || mode === 'forgot') && link('password', <Trans>已有账号，去登录</Trans>)}
        {mode === 'forgot' && <i className={styles.bar} />}
        {/* A code creates the account by itself; registration adds a password. */}
        {mode !== 'register' && link('register', mode === 'code' ? <Trans>用密码注册</Trans> : <Trans>还没有账号，立即注册</Trans>)}
        {leave}
      </>
    ),
  }
}
