// The QR code of the login in each of its states: waiting, scanned, success and expired, with the next step.
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, RefreshCw, ScanLine, Smartphone } from 'lucide-react'
import { Button } from '../../../ui/button/Button.tsx'
import { SiteMark } from '../../../ui/glyph/SiteMark.tsx'
import { Terms } from '../form/Consent.tsx'
import styles from './QrLogin.module.css'
import { spacedShort } from './short-code.ts'
import { useQrLogin } from './use-qr-login.ts'

const clock = (seconds: number): string => `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`

export function QrLogin({ onDone }: { onDone(): void }) {
  const { t } = useLingui()
  const { state, left, refresh } = useQrLogin(onDone)
  const { phase, qr } = state
  const isOver = phase === 'expired' || phase === 'refused' || phase === 'failed'
  return (
    <div className={styles.qr}>
      <div className={styles.frame} data-phase={phase}>
        {qr ? <img src={qr.img} width={204} height={204} alt={t`登录二维码`} /> : <span className={styles.none} />}
        {phase === 'waiting' && (
          <span className={styles.mark} aria-hidden="true">
            <SiteMark size={24} />
          </span>
        )}
        {phase !== 'waiting' && (
          <div className={styles.cover}>
            {(phase === 'scanned' || phase === 'success') && <CircleCheck size={40} aria-hidden="true" />}
            {isOver && (
              <Button variant="primary" onClick={refresh}>
                <RefreshCw size={16} aria-hidden="true" />
                <Trans>刷新二维码</Trans>
              </Button>
            )}
          </div>
        )}
      </div>
      <p className={styles.tip}>
        <span role="status">
          {phase === 'loading' && <Trans>正在取二维码</Trans>}
          {phase === 'scanned' && <Trans>扫描成功，请在手机上确认</Trans>}
          {phase === 'success' && <Trans>登录成功</Trans>}
          {phase === 'expired' && <Trans>二维码已过期</Trans>}
          {phase === 'refused' && <Trans>手机上取消了登录</Trans>}
          {phase === 'failed' && <Trans>二维码没有加载出来，请检查网络</Trans>}
        </span>
        {phase === 'waiting' && (
          <>
            <span>
              <Trans>
                二维码 <time className={styles.time}>{clock(left)}</time> 后自动刷新
              </Trans>
            </span>
            <button type="button" className={styles.link} onClick={refresh}>
              <RefreshCw size={14} aria-hidden="true" />
              <Trans>刷新</Trans>
            </button>
          </>
        )}
      </p>
      {phase === 'waiting' && qr && (
        <p className={styles.short}>
          <Trans>
            扫不了？在已登录的手机上打开本站的登录页，输入 <b translate="no">{spacedShort(qr.short)}</b>
          </Trans>
        </p>
      )}
      <ol className={styles.steps}>
        <li>
          <Smartphone size={20} aria-hidden="true" />
          <Trans>打开手机相机</Trans>
        </li>
        <li>
          <ScanLine size={20} aria-hidden="true" />
          <Trans>扫这个二维码</Trans>
        </li>
        <li>
          <CircleCheck size={20} aria-hidden="true" />
          <Trans>在打开的网页确认</Trans>
        </li>
      </ol>
      <div className={styles.terms}>
        <Terms />
      </div>
    </div>
  )
}
