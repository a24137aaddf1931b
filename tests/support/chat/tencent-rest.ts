// A stand-in for Tencent's REST API: implements two of its calls as documented, and stores accounts.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { inflateSync } from 'node:zlib'

export interface TencentRest {
  url: string
  /** Name and picture by account. */
  accounts: Map<string, { nickname: string; avatar: string }>
  /** Called paths in order. */
  calls: string[]
  /** The next `times` calls return this code. */
  refuse(code: number, times: number): void
  /** Rejects profiles with this name with this code. */
  refuseName(name: string, code: number): void
  close(): Promise<void>
}

/** Returns the user and the application that a signature was issued for. */
export function readUserSig(sig: string): { id: string; appId: number } {
  const plain = Buffer.from(sig.replace(/\*/g, '+').replace(/-/g, '/').replace(/_/g, '='), 'base64')
  const doc = JSON.parse(inflateSync(plain).toString())
  return { id: doc['TLS.identifier'], appId: doc['TLS.sdkappid'] }
}

interface Body {
  From_Account?: string
  ProfileItem?: { Tag: string; Value: string }[]
  UserID?: string
  Nick?: string
  FaceUrl?: string
}

export async function startTencentRest(appId: number, admin = 'administrator'): Promise<TencentRest> {
  const accounts: TencentRest['accounts'] = new Map()
  const calls: string[] = []
  const refusedNames = new Map<string, number>()
  let refusal = { code: 0, times: 0 }

  function handle(path: string, query: URLSearchParams, body: Body): number {
    const { id, appId: signedFor } = readUserSig(query.get('usersig') ?? '')
    const isCall = /^\d{1,10}$/.test(query.get('random') ?? '') && query.get('contenttype') === 'json'
    if (!isCall || query.get('sdkappid') !== String(appId) || signedFor !== appId) return 60_006
    if (query.get('identifier') !== admin || id !== admin) return 70_403
    if (refusal.times > 0) {
      refusal.times -= 1
      return refusal.code
    }
    const name = body.Nick ?? body.ProfileItem?.find(({ Tag }) => Tag === 'Tag_Profile_IM_Nick')?.Value ?? ''
    const refused = refusedNames.get(name)
    if (refused !== undefined) return refused
    if (path === '/v4/im_open_login_svc/account_import') {
      accounts.set(body.UserID ?? '', { nickname: body.Nick ?? '', avatar: body.FaceUrl ?? '' })
      return 0
    }
    if (path !== '/v4/profile/portrait_set') return 60_009
    const known = accounts.get(body.From_Account ?? '')
    if (!known) return 40_003
    for (const { Tag, Value } of body.ProfileItem ?? []) {
      if (Tag === 'Tag_Profile_IM_Nick') known.nickname = Value
      if (Tag === 'Tag_Profile_IM_Image') known.avatar = Value
    }
    return 0
  }
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host')
    calls.push(pathname)
    const code = handle(pathname, searchParams, JSON.parse(await text(request)))
    const status = code === 0 ? { ActionStatus: 'OK', ErrorInfo: '' } : { ActionStatus: 'FAIL', ErrorInfo: 'refused' }
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ ...status, ErrorCode: code }))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accounts,
    calls,
    refuse(code, times) {
      refusal = { code, times }
    },
    refuseName: (name, code) => void refusedNames.set(name, code),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
