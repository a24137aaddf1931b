// The part of Tencent Chat's REST API that manages account profiles.
import { randomInt } from 'node:crypto'
import type { Config } from '../../../config.ts'
import type { UserSigs } from '../user-sig.ts'

export interface Profile {
  id: string
  nickname: string
  avatar: string
}

/** Request timeout in milliseconds, and lifetime of the administrator's signature of a call in seconds. */
const within = 10_000
const sigLife = 600
/** The account does not exist and has never signed in. */
const unknownAccount = 40_003
/** Internal error, and invalid value on account creation. Other codes from 60000 on are about the call: signature, administrator, rate. */
const internalError = 40_006
const wrongValue = 70_402

/** Whether a code rejects the account's values, such as a filtered nickname or an invalid avatar. */
const isAccountError = (code: number): boolean => (code >= 40_000 && code < 50_000 && code !== internalError) || code === wrongValue

/** The service rejected the profile of this account only. */
export class ProfileRefused extends Error {}

interface TencentResponse {
  ErrorCode: number
  ErrorInfo: string
}

export function tencentApi({ appId, api, admin }: Omit<NonNullable<Config['tencent']>, 'key'>, { sign }: Pick<UserSigs, 'sign'>) {
  /** Every response has status 200; the body holds the result. */
  async function ask(path: string, body: object): Promise<TencentResponse> {
    const query = new URLSearchParams({
      sdkappid: String(appId),
      identifier: admin,
      usersig: sign(admin, sigLife),
      random: String(randomInt(2 ** 32)),
      contenttype: 'json',
    })
    const response = await fetch(`${api.replace(/\/$/, '')}/${path}?${query}`, {
      method: 'POST',
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(within),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    const { ErrorCode, ErrorInfo } = (await response.json()) as Partial<TencentResponse>
    if (typeof ErrorCode !== 'number') throw new Error(`${path} returned an invalid response`)
    return { ErrorCode, ErrorInfo: String(ErrorInfo) }
  }
  const check = (path: string, { ErrorCode, ErrorInfo }: TencentResponse): void => {
    if (ErrorCode === 0) return
    const message = `${path} answered ${ErrorCode} ${ErrorInfo}`
    throw isAccountError(ErrorCode) ? new ProfileRefused(message) : new Error(message)
  }

  return {
    /** Sets name and avatar of an account, creating it if needed. @throws ProfileRefused if only this account is rejected */
    async upsertProfile({ id, nickname, avatar }: Profile): Promise<void> {
      const set = 'v4/profile/portrait_set'
      const reply = await ask(set, {
        From_Account: id,
        ProfileItem: [
          { Tag: 'Tag_Profile_IM_Nick', Value: nickname },
          { Tag: 'Tag_Profile_IM_Image', Value: avatar },
        ],
      })
      if (reply.ErrorCode !== unknownAccount) return check(set, reply)
      const make = 'v4/im_open_login_svc/account_import'
      check(make, await ask(make, { UserID: id, Nick: nickname, FaceUrl: avatar }))
    },
  }
}
export type TencentApi = ReturnType<typeof tencentApi>
