// Requests of the login dialog, with the fields that all login methods share.

import type { SignedIn } from '../../../contract/account/account.ts'
import type { DeviceKey } from '../../../contract/alert.ts'
import type { ApiBody } from '../../../contract/api.ts'
import { call } from '../../core/api/api.ts'
import { withProof } from '../../core/api/with-proof.ts'
import { idOfWindow } from '../../core/code-window.ts'
import { readSetting, settingKeys } from '../../core/outbox/subscription-sender.ts'
import { findInvitation } from '../../core/session/invitation.ts'
import { enter } from '../../core/session/session-life.ts'
import { isInstalled } from '../../ui/page/installed.ts'
import { closingLogin } from './closing-login.ts'
import { deviceType, onDesktop } from './login-mode.ts'

/** Reads the device key of the alerts; a storage failure must not block the login. */
async function findDevice(): Promise<DeviceKey | undefined> {
  try {
    return await readSetting<DeviceKey>(settingKeys.device)
  } catch (error) {
    console.warn('device key read failed, login continues without it', error)
    return undefined
  }
}

async function entering(stay: boolean) {
  const device = await findDevice()
  const invite = findInvitation()?.invite
  return {
    device_type: deviceType(onDesktop(), isInstalled()),
    device_id: idOfWindow(),
    ...(stay && { remember: true }),
    ...(invite && { invite }),
    ...(device && { device }),
  }
}

async function signedIn(work: Promise<SignedIn>, stay: boolean): Promise<void> {
  const result = await work
  closingLogin.set(result.closing_at)
  await enter(result, stay)
}

export const sendCode = (mobile: string): Promise<{ resend: number }> =>
  withProof((proof) =>
    call('POST api/user/getCode', { body: { mobile, purpose: 'account', device_id: idOfWindow(), ...(proof && { proof }) } }),
  )

export async function logIn(who: { mobile: string; code: string } | { mobile: string; password: string }, stay: boolean): Promise<void> {
  const common = await entering(stay)
  // The form with a code requires consent.
  const consent = 'code' in who && { agreed: __BUILD_ID__ }
  const body = (proof?: string): ApiBody<'POST api/user/login'> => ({ ...common, ...consent, ...who, ...(proof && { proof }) })
  await signedIn(
    withProof((proof) => call('POST api/user/login', { body: body(proof), credentials: 'same-origin' })),
    stay,
  )
}

export async function register(who: { mobile: string; code: string; password: string; repassword: string }): Promise<void> {
  const common = await entering(false)
  await signedIn(
    withProof((proof) =>
      call('POST api/user/registered', {
        body: { ...common, ...who, agreed: __BUILD_ID__, ...(proof && { proof }) },
        credentials: 'same-origin',
      }),
    ),
    false,
  )
}

export async function resetPassword(who: { mobile: string; code: string; password: string; repassword: string }): Promise<void> {
  await withProof((proof) => call('POST api/user/editPassword', { body: { ...who, device_id: idOfWindow(), ...(proof && { proof }) } }))
}

/** Exchanges a confirmed QR code for a session. */
export async function enterByQr(code: string, ticket: string): Promise<void> {
  const { device_type: _type, device_id: _id, ...common } = await entering(false)
  await signedIn(call('POST api/user/qrLogin', { body: { code, ticket, ...common }, credentials: 'same-origin' }), false)
}
