// Creates QR codes, subscribes to them on the live socket, tracks the phone's response and exchanges the confirmed code.
import { useCallback, useEffect, useRef, useState } from 'react'
import { memberLimits } from '../../../../contract/limits/member-limits.ts'
import { call } from '../../../core/api/api.ts'
import { directMessages } from '../../../core/socket/direct-messages.ts'
import { useCountdown } from '../../../ui/use-countdown.ts'
import { enterByQr } from '../login-calls.ts'
import { heard, noQr, outOfTime, type QrState, renewsItself } from './qr-state.ts'

export interface QrLogin {
  state: QrState
  /** Seconds until the code expires. */
  left: number
  refresh(): void
}

export function useQrLogin(onDone: () => void): QrLogin {
  const [state, setState] = useState(noQr)
  const [left, begin] = useCountdown()
  const made = useRef(0)
  const latest = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: begin only sets state
  const make = useCallback(async (): Promise<void> => {
    latest.current += 1
    const attempt = latest.current
    setState((known) => ({ ...noQr, qr: known.qr }))
    try {
      const { code, short, img } = await call('POST api/user/getLoginQrcode')
      if (attempt !== latest.current) return
      setState({ phase: 'waiting', qr: { code, short, img }, ticket: null })
      begin(memberLimits.qrLife)
      directMessages.waitForLogin(code)
    } catch (error) {
      console.warn('QR code request failed', error)
      if (attempt === latest.current) setState({ ...noQr, phase: 'failed' })
    }
  }, [])

  useEffect(() => {
    void make()
    const stop = directMessages.listen((message) => setState((known) => heard(known, message)))
    return () => {
      latest.current += 1
      stop()
      directMessages.waitForLogin(null)
    }
  }, [make])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the timeout belongs to the code, not to the phase
  useEffect(() => {
    if (state.phase !== 'waiting' && state.phase !== 'scanned') return
    const timer = setTimeout(() => setState(outOfTime), memberLimits.qrLife * 1_000)
    return () => clearTimeout(timer)
  }, [state.qr?.code])

  useEffect(() => {
    if (!renewsItself(state, made.current, !document.hidden)) return
    made.current += 1
    void make()
  }, [state, make])

  const exchanged = useRef('')
  useEffect(() => {
    const { phase, qr, ticket } = state
    if (phase !== 'success' || !qr || !ticket || exchanged.current === ticket) return
    exchanged.current = ticket
    enterByQr(qr.code, ticket).then(onDone, (error: unknown) => {
      console.warn('QR code exchange failed', error)
      setState({ ...noQr, phase: 'expired' })
    })
  }, [state, onDone])

  const refresh = (): void => {
    made.current = 0
    void make()
  }
  return { state, left, refresh }
}
