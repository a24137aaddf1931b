// The account service: sessions, ways to sign in, and what ends with a session.
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../core/context.ts'
import type { Hasher } from '../../core/hasher.ts'
import type { Authenticate } from '../../core/http/route.ts'
import { repeat } from '../../core/jobs/repeat.ts'
import type { Keys } from '../../core/keys.ts'
import type { LoginHub, PeopleHub } from '../../core/live/hub.ts'
import { registerUserAdmin } from './admin-routes.ts'
import { openChatProfiles } from './chat-profile/profiles.ts'
import { tencentApi } from './chat-profile/rest-api.ts'
import type { AccountDeps, Codes } from './deps.ts'
import type { FollowLink } from './follow-link.ts'
import { openDeviceTokens } from './login/device-token.ts'
import { endOthers, mobileOfAccount } from './login/login.ts'
import { countPassword, type LoginAttempt } from './login/login-limit.ts'
import { isPassword } from './login/passwords.ts'
import { registerRoles } from './role-routes.ts'
import { registerAccount, type Wealth } from './routes.ts'
import type { SessionRow } from './session-store.ts'
import { openSessions } from './sessions.ts'
import { findAccount } from './store.ts'
import { openUserSigs, type UserSigs } from './user-sig.ts'

interface AccountOptions {
  keys: Keys
  hasher: Hasher
  codes: Codes
  follows: FollowLink
  takesCountry: AccountDeps['takesCountry']
  service: AccountDeps['service']
  mobileUrl: AccountDeps['mobileUrl']
  siteName: AccountDeps['siteName']
  verifyStates: AccountDeps['verifyStates']
  now?: () => number
}

export interface Accounts {
  authenticate: Authenticate
  sigs: UserSigs
  profileChanged: AccountDeps['profileChanged']
  /** Starts syncing profiles to the external chat service, if there is one. */
  start(): void
  register(
    app: FastifyInstance,
    more: { hub: LoginHub & Pick<PeopleHub, 'endLogins'>; wealthOf: (accountId: string) => Promise<Wealth> },
  ): void
  /** Ends every session and device token of the account except the given one. */
  endOthers(accountId: string, mine: string | undefined): Promise<void>
  /** Whether the password is the account's; counted like a login attempt. */
  isPassword(accountId: string, phc: string | null, password: string, attempt: LoginAttempt): Promise<boolean>
  /** Ends all sessions of a deleted account. */
  endAll(accountId: string): Promise<void>
  close(): Promise<void>
}

const sweepEvery = 3_600_000

export async function openAccounts(context: Context, { now = Date.now, ...given }: AccountOptions): Promise<Accounts> {
  const { db, log, config } = context
  const { follows } = given
  const deviceTokens = openDeviceTokens(db, {
    now,
    onTheft: async (family, accountId) => {
      log.warn({ account: accountId }, 'a device token was used twice: its logins were ended')
      await sessions.end({ accountId, family }, 'ended')
    },
  })

  /** A device that was signed out belongs to no account, and does not sign itself in again. */
  let endSockets: PeopleHub['endLogins'] = () => undefined
  async function onEnd(ended: readonly SessionRow[]): Promise<void> {
    endSockets(ended.map(({ id }) => id))
    for (const { device_id, account_id } of ended) if (device_id !== null) await follows.leave(device_id, account_id)
    const over = ended.filter(({ end_reason }) => end_reason !== 'expired')
    await deviceTokens.end(over.flatMap(({ family_id }) => (family_id === null ? [] : [family_id])))
  }
  const sessions = openSessions(context, { now, onEnd })
  const sigs = openUserSigs(config, given.keys, now)
  const { tencent } = config
  const profiles = tencent && (await openChatProfiles(context, tencent.appId, tencentApi(tencent, sigs)))
  const profileChanged: AccountDeps['profileChanged'] = async (tx, id) => profiles?.changed(tx, id)
  const deps: AccountDeps = { db, log, config, sessions, deviceTokens, sigs, profileChanged, now, ...given }
  const sweeping = repeat(() => deviceTokens.deleteOld(), { every: sweepEvery, log, failure: 'old device tokens were not removed' })

  return {
    authenticate: sessions.authenticate,
    sigs,
    profileChanged,
    start: () => profiles?.start(),
    register(app, more) {
      endSockets = (ids) => more.hub.endLogins(ids)
      registerAccount(app, deps, more)
      registerUserAdmin(app, deps)
      registerRoles(app, { ...deps, hub: context.hub })
    },
    endOthers: (accountId, mine) => endOthers(deps, accountId, mine),
    async isPassword(accountId, phc, password, attempt) {
      const row = await findAccount(db, accountId)
      // Counted with logins, so that this route gives no extra guesses.
      await countPassword(deps, attempt, row ? mobileOfAccount(row).text : accountId)
      return isPassword(deps.hasher, phc, password)
    },
    async endAll(accountId) {
      await deviceTokens.endAll(accountId)
      await sessions.end({ accountId }, 'closed')
    },
    close: async () => {
      await Promise.all([sweeping.stop(), sessions.close(), profiles?.close()])
    },
  }
}
