// /login: the same ways in as a page of its own, and where a phone lands that has scanned a code.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { sessionStore } from '../../core/session/session.ts'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { MarkGlyph } from '../../ui/glyph/MarkGlyph.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { Ground } from '../../ui/picture/Ground.tsx'
import { useStore } from '../../ui/use-store.ts'
import styles from './LoginPage.module.css'
import { ConfirmQr } from './qr/ConfirmQr.tsx'
import { useLoginView } from './use-login-view.tsx'

export interface LoginPageProps {
  /** Code that this phone has scanned. */
  qr: string | undefined
  /** Somebody is signed in and there is nothing to confirm. */
  onDone(): void
  /** Language and theme, where the top bar has no room for them. */
  look: ReactNode
}

export function LoginPage({ qr, onDone, look }: LoginPageProps) {
  const { t } = useLingui()
  useTitle(t`登录`)
  const { phase } = useStore(sessionStore)
  if (phase === 'unknown') return null
  return (
    <Wrap className={styles.page}>
      {qr && phase === 'in' ? <ConfirmQr code={qr} onDone={onDone} /> : <Ways qr={qr} onDone={onDone} />}
      <div className={styles.look}>{look}</div>
    </Wrap>
  )
}

function Ways({ qr, onDone }: Pick<LoginPageProps, 'qr' | 'onDone'>) {
  const stay = (): void => undefined
  const { title, text, corner, body, footer } = useLoginView(qr ? stay : onDone)
  return (
    <section className={styles.card}>
      <Ground sport="football" className={styles.head}>
        <MarkGlyph size={30} />
        <h1>{title}</h1>
        <p>{qr ? <Trans>先在这部手机上登录，再确认另一块屏幕</Trans> : text}</p>
        {!qr && <div className={styles.corner}>{corner}</div>}
      </Ground>
      <div className={styles.body}>{body}</div>
      <div className={styles.foot}>{footer}</div>
    </section>
  )
}
