// Scans the QR code of another screen with the camera. Renders nothing if the browser cannot read codes.
import { Trans, useLingui } from '@lingui/react/macro'
import { Camera, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { canScan, watchCamera } from './camera.ts'
import styles from './ScanCode.module.css'
import { codeOfAddress } from './short-code.ts'

type State = { type: 'none' | 'off' | 'on' } | { type: 'failed'; why: string }

export function CameraScan({ onCode }: { onCode(code: string): void }) {
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<State>({ type: 'none' })
  const [isForeign, setForeign] = useState(false)
  const found = useRef(onCode)
  found.current = onCode
  useEffect(() => {
    let left = false
    void canScan().then((can) => can && !left && setState({ type: 'off' }))
    return () => {
      left = true
    }
  }, [])
  const isOn = state.type === 'on'
  useEffect(() => {
    const picture = video.current
    if (!isOn || !picture) return
    const ending = new AbortController()
    const read = (text: string): void => {
      const code = codeOfAddress(text)
      setForeign(code === null)
      if (code !== null && !ending.signal.aborted) {
        ending.abort()
        found.current(code)
      }
    }
    watchCamera(picture, read, ending.signal).catch((error: unknown) => {
      console.info('camera open failed', error)
      if (!ending.signal.aborted) setState({ type: 'failed', why: error instanceof DOMException ? error.name : '' })
    })
    return () => ending.abort()
  }, [isOn])

  if (state.type === 'none') return null
  if (state.type === 'on')
    return (
      <div className={styles.camera}>
        <video ref={video} muted playsInline aria-label={t`摄像头的画面`} />
        <p role="status">{isForeign ? <Trans>这不是登录二维码</Trans> : <Trans>对准另一块屏幕上的二维码</Trans>}</p>
      </div>
    )
  return (
    <div className={styles.camera}>
      {state.type === 'failed' && (
        <p role="alert" className={styles.failed}>
          <TriangleAlert size={16} aria-hidden="true" />
          {whyMessage(state.why)}
        </p>
      )}
      <Button variant="primary" size="lg" block onClick={() => setState({ type: 'on' })}>
        <Camera size={20} aria-hidden="true" />
        {state.type === 'failed' ? <Trans>再试一次</Trans> : <Trans>打开摄像头扫码</Trans>}
      </Button>
    </div>
  )
}

/** Keyed by the error names of getUserMedia. */
function whyMessage(why: string) {
  switch (why) {
    case 'NotAllowedError':
    case 'SecurityError':
      return <Trans>没有得到允许：请在浏览器的设置里允许本站用摄像头，或者输入登录码</Trans>
    case 'NotFoundError':
    case 'OverconstrainedError':
      return <Trans>没有找到摄像头，请输入登录码</Trans>
    default:
      return <Trans>摄像头打不开，可能别的应用正在用，请输入登录码</Trans>
  }
}
