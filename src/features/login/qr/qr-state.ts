// How a login by QR code stands: pure, so that every order of what is heard is known.
import type { LoginQrcode } from '../../../../contract/auth.ts'
import type { DirectMessage } from '../../../../contract/live.ts'

export interface QrState {
  /** waiting: it can be scanned. success: the phone agreed, the login is being made. */
  phase: 'loading' | 'waiting' | 'scanned' | 'success' | 'expired' | 'refused' | 'failed'
  qr: Pick<LoginQrcode, 'code' | 'img' | 'short'> | null
  /** What a code that was agreed to is exchanged with. */
  ticket: string | null
}
export const noQr: QrState = { phase: 'loading', qr: null, ticket: null }

/** What the socket said, as far as it is about this code. */
export function heard(state: QrState, message: DirectMessage): QrState {
  if (!state.qr || state.phase === 'success') return state
  if (message.type === 'webLoginSuccess')
    return message.data.code === state.qr.code ? { ...state, phase: 'success', ticket: message.data.ticket } : state
  if (message.type !== 'scanCode_Login' || state.phase === 'expired') return state
  return { ...state, phase: message.data.status }
}

/** Its 120 seconds are over. One that was agreed to is on its way. */
export const outOfTime = (state: QrState): QrState => (state.phase === 'success' ? state : { ...state, phase: 'expired' })

/** Whether another code is made without being asked for: somebody looks, and it has not gone on for ever. */
export const renewsItself = (state: QrState, made: number, visible: boolean): boolean =>
  state.phase === 'expired' && visible && made < renewals
const renewals = 5
