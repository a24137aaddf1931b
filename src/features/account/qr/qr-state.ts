// State machine of a login by QR code; pure, so that tests cover every order of messages.
import type { LoginQrcode } from '../../../../contract/account/account.ts'
import type { DirectMessage } from '../../../../contract/live.ts'

export interface QrState {
  /** waiting: ready to be scanned. success: the phone confirmed, the session is being created. */
  phase: 'loading' | 'waiting' | 'scanned' | 'success' | 'expired' | 'refused' | 'failed'
  qr: Pick<LoginQrcode, 'code' | 'img' | 'short'> | null
  /** Ticket to exchange after the confirmation. */
  ticket: string | null
}
export const noQr: QrState = { phase: 'loading', qr: null, ticket: null }

/** Applies a socket message to the state; ignores messages about other codes. */
export function heard(state: QrState, message: DirectMessage): QrState {
  if (!state.qr || state.phase === 'success') return state
  if (message.type === 'webLoginSuccess')
    return message.data.code === state.qr.code ? { ...state, phase: 'success', ticket: message.data.ticket } : state
  if (message.type !== 'scanCode_Login' || state.phase === 'expired') return state
  return { ...state, phase: message.data.status }
}

/** Expires the code after its 120 seconds. A confirmed one is already being exchanged. */
export const outOfTime = (state: QrState): QrState => (state.phase === 'success' ? state : { ...state, phase: 'expired' })

/** Whether to renew an expired code automatically: only while the page is visible, and a limited number of times. */
export const renewsItself = (state: QrState, made: number, visible: boolean): boolean =>
  state.phase === 'expired' && visible && made < renewals
const renewals = 5
