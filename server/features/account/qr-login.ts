// Login by a QR code: made for one screen, bound to its live socket, scanned and agreed to by a signed-in phone, and
// exchanged once. It lives in memory: a restart ends it like its 120 seconds do.
import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { renderSVG } from 'uqr'
import type { LoginPlace, LoginQrcode } from '../../../contract/auth.ts'
import { memberLimits } from '../../../contract/limits/member-limits.ts'
import type { DirectMessages } from '../../../contract/live.ts'
import { AddressCounts } from '../../core/http/connection/address-counts.ts'
import { fail } from '../../core/http/fail.ts'
import { rateAddress } from '../../core/http/rate-limit.ts'
import type { LoginHub, LoginMessage } from '../../core/live/hub.ts'
import { describeAgent } from '../../core/user-agent.ts'
import type { Caller } from './entrance.ts'

interface Wanted {
  /** What is typed where nothing can be scanned. */
  short: string
  until: number
  place: Pick<LoginPlace, 'browser' | 'system' | 'address' | 'at'>
  /** The socket that waits for it; none yet: null. */
  socket: string | null
  scannedBy: string | null
  agreed: { account: string; session: string | undefined; ticket: string } | null
}

/** Codes that are waited for at once, all together. */
const most = 20_000
/** Codes of one address: enough for many screens behind it. */
const mostOfAddress = 200
const life = memberLimits.qrLife * 1_000
/** Of the app's other codes (src/ui/picture/QrCode.module.css). */
const dark = '#0a1510'
const newSecret = (): string => randomBytes(24).toString('base64url')
const letters = memberLimits.qrLetters
const newShort = (): string => Array.from({ length: memberLimits.qrShort }, () => letters[randomInt(letters.length)]).join('')

export class QrLogins {
  private readonly wanted = new Map<string, Wanted>()
  /** Codes by their short form. */
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
    // The app lays its mark over the middle: a code of level L would hardly be read then.
    const img = `data:image/svg+xml;base64,${Buffer.from(renderSVG(url, { ecc: 'M', border: 2, blackColor: dark })).toString('base64')}`
    return { code, short, img, url, expires: new Date(now + life).toISOString() }
  }

  /** The code that a short one stands for, over or not. */
  codeOf(short: string): string {
    const code = this.shorts.get(short)
    if (code === undefined) throw fail('not-found')
    return code
  }

  /** The phone has it in view: the screen says so, the phone shows who asks. */
  scan(code: string, account: string, { request }: Pick<Caller, 'request'>): LoginPlace {
    const one = this.open(code)
    // Whoever scanned first decides.
    if (one.scannedBy !== null && one.scannedBy !== account) throw fail('qr-expired')
    one.scannedBy = account
    this.tell(one, 'scanCode_Login', { status: 'scanned' })
    return { code, ...one.place, same_network: rateAddress(one.place.address) === rateAddress(request.ip) }
  }

  /** `session`: the login of the phone, on which the new one rests. */
  confirm(code: string, account: string, allow: boolean, session?: string): void {
    const one = this.open(code)
    if (one.scannedBy !== account || one.agreed) throw fail('qr-expired')
    if (!allow) {
      this.forget(code, one)
      this.tell(one, 'scanCode_Login', { status: 'refused' })
      return
    }
    one.agreed = { account, session, ticket: newSecret() }
    if (!this.tell(one, 'webLoginSuccess', { code, ticket: one.agreed.ticket })) {
      this.forget(code, one)
      throw fail('qr-expired')
    }
  }

  /** The account that agreed, and by which login; once. */
  exchange(code: string, ticket: string): { account: string; session: string | undefined } {
    const one = this.open(code)
    const { agreed } = one
    if (!agreed || !timingSafeEqual(Buffer.from(agreed.ticket), Buffer.from(ticket))) throw fail('qr-expired')
    this.forget(code, one)
    return agreed
  }

  /** Only the first socket that says the code hears of it. */
  private bind(code: string, socket: string): void {
    const one = this.wanted.get(code)
    if (!one || one.until <= this.now() || one.socket !== null) this.hub.tell(socket, 'scanCode_Login', { status: 'expired' })
    else one.socket = socket
  }

  /** A code without its screen is worth nothing to anybody; one that was agreed to is on its way to the exchange. */
  private drop(socket: string): void {
    for (const [code, one] of this.wanted) if (one.socket === socket && !one.agreed) this.forget(code, one)
  }

  private open(code: string): Wanted {
    const one = this.wanted.get(code)
    if (!one || one.until <= this.now() || one.socket === null) throw fail('qr-expired')
    return one
  }

  private tell<Type extends LoginMessage>({ socket }: Wanted, type: Type, data: DirectMessages[Type]): boolean {
    return socket !== null && this.hub.tell(socket, type, data)
  }

  private forget(code: string, { short, place }: Wanted): void {
    if (!this.wanted.delete(code)) return
    this.byAddress.remove(rateAddress(place.address))
    this.shorts.delete(short)
  }

  /** One that is over is kept as long again, so that who types it hears that, and not that there is none. */
  private sweep(): void {
    for (const [code, one] of this.wanted) if (one.until + life <= this.now()) this.forget(code, one)
  }
}
