// Login by QR code: created for one screen, bound to its live socket, scanned and approved by a signed-in phone, and exchanged once. In
// memory only: a restart ends it as its 120 seconds do.
import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { renderSVG } from 'uqr'
import type { LoginPlace, LoginQrcode } from '../../../../contract/account/account.ts'
import { memberLimits } from '../../../../contract/limits/member-limits.ts'
import type { DirectMessages } from '../../../../contract/live.ts'
import { AddressCounts } from '../../../core/http/connection/address-counts.ts'
import { fail } from '../../../core/http/fail.ts'
import { rateAddress } from '../../../core/http/rate-limit.ts'
import type { LoginHub, LoginMessage } from '../../../core/live/hub.ts'
import { describeAgent } from '../../../core/user-agent.ts'
import type { Caller } from './entrance.ts'

interface Wanted {
  /** The code to type where nothing can be scanned. */
  short: string
  until: number
  place: Pick<LoginPlace, 'browser' | 'system' | 'address' | 'at'>
  /** The socket that waits for it; null: none yet. */
  socket: string | null
  scannedBy: string | null
  agreed: { account: string; session: string | undefined; ticket: string } | null
}

/** Maximum pending codes in total. */
const most = 20_000
/** Maximum pending codes per address: enough for many screens behind it. */
const mostOfAddress = 200
const life = memberLimits.qrLife * 1_000
/** Same as the app's other QR codes (src/ui/picture/QrCode.module.css). */
const dark = '#0a1510'
const newSecret = (): string => randomBytes(24).toString('base64url')
const letters = memberLimits.qrLetters
const newShort = (): string => Array.from({ length: memberLimits.qrShort }, () => letters[randomInt(letters.length)]).join('')

export class QrLogins {
  private readonly wanted = new Map<string, Wanted>()
  /** Long codes by short code. */
  private readonly shorts = new Map<string, string>()
  private readonly byAddress = new AddressCounts({ perAddress: mostOfAddress })
  private readonly hub: LoginHub
  private readonly now: () => number

  constructor(hub: LoginHub, now: () => number) {
    this.hub = hub
    this.now = now
    hub.onLogin((code, socket) => this.bind(code, socket))
    hub.onGone((socket) => this.drop(socket))
  }

  /** `origin` is where the phone finds /login. */
  make({ request }: Pick<Caller, 'request'>, origin: string): LoginQrcode {
    this.sweep()
    const address = rateAddress(request.ip)
    if (this.wanted.size >= most || !this.byAddress.hasRoom(address)) throw fail('busy', { retryAfter: memberLimits.qrLife })
    const code = newSecret()
    let short = newShort()
    while (this.shorts.has(short)) short = newShort()
    const now = this.now()
    const place = { ...describeAgent(request.headers['user-agent']), address: request.ip, at: new Date(now).toISOString() }
    this.wanted.set(code, { short, until: now + life, place, socket: null, scannedBy: null, agreed: null })
    this.shorts.set(short, code)
    this.byAddress.add(address)
    const url = `${origin}/login?qr=${code}`
    // The app puts its logo over the middle: level L would hardly be readable then.
    const img = `data:image/svg+xml;base64,${Buffer.from(renderSVG(url, { ecc: 'M', border: 2, blackColor: dark })).toString('base64')}`
    return { code, short, img, url, expires: new Date(now + life).toISOString() }
  }

  /** The long code of a short one, expired or not. */
  codeOf(short: string): string {
    const code = this.shorts.get(short)
    if (code === undefined) throw fail('not-found')
    return code
  }

  /** Marks the code as scanned: the screen says so, the phone shows who is asking. */
  scan(code: string, account: string, { request }: Pick<Caller, 'request'>): LoginPlace {
    const one = this.open(code)
    // Only the first scanner may decide.
    if (one.scannedBy !== null && one.scannedBy !== account) throw fail('qr-expired')
    one.scannedBy = account
    this.sendTo(one, 'scanCode_Login', { status: 'scanned' })
    return { code, ...one.place, same_network: rateAddress(one.place.address) === rateAddress(request.ip) }
  }

  /** `session`: the phone's session, on which the new one depends. */
  confirm(code: string, account: string, allow: boolean, session?: string): void {
    const one = this.open(code)
    if (one.scannedBy !== account || one.agreed) throw fail('qr-expired')
    if (!allow) {
      this.discard(code, one)
      this.sendTo(one, 'scanCode_Login', { status: 'refused' })
      return
    }
    one.agreed = { account, session, ticket: newSecret() }
    if (!this.sendTo(one, 'webLoginSuccess', { code, ticket: one.agreed.ticket })) {
      this.discard(code, one)
      throw fail('qr-expired')
    }
  }

  /** The account that approved, and its session; once. */
  exchange(code: string, ticket: string): { account: string; session: string | undefined } {
    const one = this.open(code)
    const { agreed } = one
    if (!agreed || !timingSafeEqual(Buffer.from(agreed.ticket), Buffer.from(ticket))) throw fail('qr-expired')
    this.discard(code, one)
    return agreed
  }

  /** Only the first socket that names the code is notified. */
  private bind(code: string, socket: string): void {
    const one = this.wanted.get(code)
    if (!one || one.until <= this.now() || one.socket !== null) this.hub.sendTo(socket, 'scanCode_Login', { status: 'expired' })
    else one.socket = socket
  }

  /** Drops the codes of a closed screen, except approved ones, which are about to be exchanged. */
  private drop(socket: string): void {
    for (const [code, one] of this.wanted) if (one.socket === socket && !one.agreed) this.discard(code, one)
  }

  private open(code: string): Wanted {
    const one = this.wanted.get(code)
    if (!one || one.until <= this.now() || one.socket === null) throw fail('qr-expired')
    return one
  }

  private sendTo<Type extends LoginMessage>({ socket }: Wanted, type: Type, data: DirectMessages[Type]): boolean {
    return socket !== null && this.hub.sendTo(socket, type, data)
  }

  private discard(code: string, { short, place }: Wanted): void {
    if (!this.wanted.delete(code)) return
    this.byAddress.remove(rateAddress(place.address))
    this.shorts.delete(short)
  }

  /** Expired codes stay as long again, so that a user who types one learns that it has expired. */
  private sweep(): void {
    for (const [code, one] of this.wanted) if (one.until + life <= this.now()) this.discard(code, one)
  }
}
