// /login: the login methods as a page. A phone that scanned a QR code lands here; a signed-in phone scans here.
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { sessionStore } from '../../core/session/session.ts'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { SiteMark } from '../../ui/glyph/SiteMark.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { Ground } from '../../ui/picture/Ground.tsx'
import { useStore } from '../../ui/use-store.ts'
import { closingLogin } from './closing-login.ts'
import styles from './LoginPage.module.css'
import { ConfirmQr } from './qr/ConfirmQr.tsx'
import { ScanCode } from './qr/ScanCode.tsx'
import { useLoginView } from './use-login-view.tsx'

export interface LoginPageProps {
  /** The code that this phone scanned. */
  qr: string | undefined
  /** Called after a login, or when the confirmation is finished. */
  onDone(): void
  /** Language and theme, where the top bar has no room for them. */
  appearance: ReactNode
}

export function LoginPage({ qr, onDone, appearance }: LoginPageProps) {
  const { t } = useLingui()
  useTitle(t`登录`)
  const { phase } = useStore(sessionStore)
  const isAsked = useStore(closingLogin) !== null
  const isIn = phase === 'in' && !isAsked
  const [cameAsGuest, setGuest] = useState(false)
  useEffect(() => {
    if (phase === 'out') setGuest(true)
  }, [phase])
  const isDone = isIn && cameAsGuest && !qr
  // biome-ignore lint/correctness/useExhaustiveDependencies: onDone does not change
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone])
  if (phase === 'unknown' || isDone) return null
  return (
    <Wrap className={styles.page}>
      {!isIn ? <Ways qr={qr} onDone={onDone} /> : qr ? <ConfirmQr code={qr} onDone={onDone} /> : <ScanCode onDone={onDone} />}
      <div className={styles.look}>{appearance}</div>
    </Wrap>
  )
}

function Ways({ qr, onDone }: Pick<LoginPageProps, 'qr' | 'onDone'>) {
  const stay = (): void => undefined
  const { title, text, corner, body, footer } = useLoginView(qr ? stay : onDone)
  return (
    <section className={styles.card}>
      <Ground sport="football" className={styles.head}>
        <SiteMark size={30} />
        <h1>{title}</h1>
        <p>{qr ? <Trans>先在这部手机上登录，再确认另一块屏幕</Trans> : text}</p>
        {!qr && <div className={styles.corner}>{corner}</div>}
      </Ground>
      <div className={styles.body}>{body}</div>
      <div className={styles.foot}>{footer}</div>
    </section>
  )
}
