// The two cookies of a login: `token`, which the app reads to fill the header, and the device token, which no script reads.
import type { Config } from '../../config.ts'
import { cookieLine } from '../../core/http/cookie-line.ts'
import type { Call } from '../../core/http/route.ts'
import { deviceTokenAge } from './device-token.ts'
import { sessionAge } from './sessions.ts'

type Caller = Pick<Call<'POST api/user/login'>, 'request' | 'setCookie'>

/** By https, as the browser sees it: a proxy may have ended it. */
const isSecure = (config: Pick<Config, 'publicUrl'>, { request }: Caller): boolean =>
  request.protocol === 'https' || config.publicUrl.startsWith('https:')

/** The prefix keeps other hosts of the domain from setting it, and browsers take it by https alone. RFC 6265bis 4.1.3.2. */
const deviceName = (secure: boolean): string => (secure ? '__Host-dev' : 'dev')

export function setTokenCookie(config: Pick<Config, 'publicUrl'>, caller: Caller, token: string | null): void {
  const secure = isSecure(config, caller)
  caller.setCookie(cookieLine('token', token ?? '', { maxAge: token ? sessionAge / 1_000 : 0, secure, httpOnly: false }))
}

export function setDeviceCookie(config: Pick<Config, 'publicUrl'>, caller: Caller, token: string | null): void {
  const secure = isSecure(config, caller)
  caller.setCookie(cookieLine(deviceName(secure), token ?? '', { maxAge: token ? deviceTokenAge : 0, secure, httpOnly: true }))
}

/** The device token that came along: the one place where a cookie is read, for the one call that exchanges it. */
export function readDeviceCookie(config: Pick<Config, 'publicUrl'>, caller: Caller): string {
  const start = `${deviceName(isSecure(config, caller))}=`
  const parts = (caller.request.headers.cookie ?? '').split(';').map((part) => part.trim())
  return parts.find((part) => part.startsWith(start))?.slice(start.length) ?? ''
}
