// The two cookies of a login: `token`, which the app reads to set the header, and the device token, which is HttpOnly.
import type { Config } from '../../../config.ts'
import { cookieLine } from '../../../core/http/cookie/cookie-line.ts'
import type { Call } from '../../../core/http/route.ts'
import { sessionAge } from '../sessions.ts'
import { deviceTokenAge } from './device-token.ts'

type Caller = Pick<Call<'POST api/user/login'>, 'request' | 'setCookie'>

/** Whether the browser uses https: a proxy may terminate TLS. */
const isSecure = (config: Pick<Config, 'publicUrl'>, { request }: Caller): boolean =>
  request.protocol === 'https' || config.publicUrl.startsWith('https:')

/** The prefix prevents other hosts of the domain from setting it, and browsers accept it over https only. RFC 6265bis 4.1.3.2. */
const deviceName = (secure: boolean): string => (secure ? '__Host-dev' : 'dev')

export function setTokenCookie(config: Pick<Config, 'publicUrl'>, caller: Caller, token: string | null): void {
  const secure = isSecure(config, caller)
  caller.setCookie(cookieLine('token', token ?? '', { maxAge: token ? sessionAge / 1_000 : 0, secure, httpOnly: false }))
}

export function setDeviceCookie(config: Pick<Config, 'publicUrl'>, caller: Caller, token: string | null): void {
  const secure = isSecure(config, caller)
  caller.setCookie(cookieLine(deviceName(secure), token ?? '', { maxAge: token ? deviceTokenAge : 0, secure, httpOnly: true }))
}

/** The device token of the request: the only cookie that the server reads, for the one route that exchanges it. */
export function readDeviceCookie(config: Pick<Config, 'publicUrl'>, caller: Caller): string {
  const start = `${deviceName(isSecure(config, caller))}=`
  const parts = (caller.request.headers.cookie ?? '').split(';').map((part) => part.trim())
  return parts.find((part) => part.startsWith(start))?.slice(start.length) ?? ''
}
