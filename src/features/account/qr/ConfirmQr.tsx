// On the phone that scanned or entered a code: shows which device wants to sign in, and confirms or refuses. States: scanned, success,
// refused, expired.
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, CircleX, MonitorSmartphone, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { LoginPlace } from '../../../../contract/account/account.ts'
import { ApiError, call } from '../../../core/api/api.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { preferences, shownZone } from '../../../core/store/preferences.ts'
import { timeOf } from '../../../core/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from './ConfirmQr.module.css'

type State = { type: 'reading' } | { type: 'asking'; place: LoginPlace } | { type: 'allowed' | 'refused' | 'expired' | 'offline' }

const failed = (error: unknown): State => {
  console.info('QR login confirmation failed', error)
  return { type: error instanceof ApiError ? 'expired' : 'offline' }
}

interface ConfirmQrProps {
  code: string
  /** The requesting device, if already known. */
  place?: LoginPlace
  onDone(): void
}

export function ConfirmQr({ code, place, onDone }: ConfirmQrProps) {
  const [state, setState] = useState<State>(place ? { type: 'asking', place } : { type: 'reading' })
  const isKnown = place !== undefined
  useEffect(() => {
    if (isKnown) return
    let left = false
    call('POST api/user/scanLogin', { body: { code } }).then(
      (asks) => !left && setState({ type: 'asking', place: asks }),
      (error: unknown) => !left && setState(failed(error)),
    )
    return () => {
      left = true
    }
  }, [code, isKnown])
  const answer = async (allow: boolean): Promise<void> => {
    try {
      await call('POST api/user/confirmLogin', { body: { code, allow } })
      setState({ type: allow ? 'allowed' : 'refused' })
    } catch (error) {
      setState(failed(error))
    }
  }
  if (state.type === 'asking') return <Asking place={state.place} onAnswer={(allow) => void answer(allow)} />
  return (
    <section className={styles.card}>
      <div role="status" className={styles.result}>
        {state.type === 'reading' && <Trans>数据加载中，请稍候！</Trans>}
        {state.type === 'allowed' && (
          <>
            <CircleCheck size={40} className={styles.good} aria-hidden="true" />
            <Trans>登录成功，另一块屏幕已经登录</Trans>
          </>
        )}
        {state.type === 'refused' && (
          <>
            <CircleX size={40} aria-hidden="true" />
            <Trans>已取消，另一块屏幕没有登录</Trans>
          </>
        )}
        {state.type === 'expired' && (
          <>
            <TriangleAlert size={40} className={styles.warn} aria-hidden="true" />
            <Trans>二维码已过期，请刷新后再扫</Trans>
          </>
        )}
        {state.type === 'offline' && (
          <>
            <TriangleAlert size={40} className={styles.warn} aria-hidden="true" />
            <Trans>现在离线，联网后再扫一次</Trans>
          </>
        )}
      </div>
      {state.type !== 'reading' && (
        <Button block size="lg" onClick={onDone}>
          <Trans>回到首页</Trans>
        </Button>
      )}
    </section>
  )
}

function Asking({ place, onAnswer }: { place: LoginPlace; onAnswer(allow: boolean): void }) {
  const { t } = useLingui()
  const { user } = useStore(sessionStore)
  const zone = shownZone(useStore(preferences))
  const row = (name: ReactNode, value: ReactNode): ReactNode => (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
  return (
    <section className={styles.card}>
      <MonitorSmartphone size={40} className={styles.good} aria-hidden="true" />
      <h1>
        <Trans>确认在另一块屏幕上登录？</Trans>
      </h1>
      <dl className={styles.place}>
        {user && row(<Trans>账号</Trans>, user.user_nickname)}
        {row(<Trans>设备</Trans>, [place.browser, place.system].filter(Boolean).join(' · ') || t`未知`)}
        {row(<Trans>网络地址</Trans>, place.address)}
        {row(<Trans>时间</Trans>, timeOf(place.at, zone))}
      </dl>
      {!place.same_network && (
        <p className={styles.away}>
          <TriangleAlert size={16} aria-hidden="true" />
          <Trans>那块屏幕和这部手机不在同一个网络。不是你本人操作，请取消。</Trans>
        </p>
      )}
      <Button variant="primary" block size="lg" onClick={() => onAnswer(true)}>
        <Trans>确认登录</Trans>
      </Button>
      <Button block size="lg" onClick={() => onAnswer(false)}>
        <Trans>取消</Trans>
      </Button>
    </section>
  )
}
