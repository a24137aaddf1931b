// Wires everything about accounts: keys, hashing, codes, logins, profile, uploads, feedback.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ChoiceMatch } from '../../rules/alert/alert-choice.ts'
import { deleteAttemptsBefore } from '../core/attempt/store.ts'
import type { Closing } from '../core/closing.ts'
import type { Context } from '../core/context.ts'
import { createHasher } from '../core/hasher.ts'
import type { Authenticate } from '../core/http/route.ts'
import { repeat } from '../core/jobs/repeat.ts'
import { openKeys } from '../core/keys.ts'
import type { LoginHub, PeopleHub } from '../core/live/hub.ts'
import { findSetting, upsertSetting } from '../core/setting/store.ts'
import { openAccounts } from '../features/account/accounts.ts'
import { isOurAvatar } from '../features/account/avatars.ts'
import { registerCodeTests } from '../features/account/code/admin-routes.ts'
import { openCodes } from '../features/account/code/codes.ts'
import { Outbox, serveOutbox } from '../features/account/code/outbox.ts'
import { codeSender } from '../features/account/code/sender.ts'
import { isKnownNetwork } from '../features/account/login/login-limit.ts'
import { registerVerificationAdmin } from '../features/account/member/admin-routes.ts'
import type { MemberDeps } from '../features/account/member/deps.ts'
import { deleteDue } from '../features/account/member/leave.ts'
import { checkPaymentPassword } from '../features/account/member/payment-password.ts'
import { registerMember } from '../features/account/member/routes.ts'
import { findVerifyStates } from '../features/account/member/store.ts'
import { liftBlocks } from '../features/account/store.ts'
import { deleteDecisionsOf } from '../features/admin/decision/store.ts'
import { releaseHoldsOf } from '../features/admin/queue/store.ts'
import type { Alerts } from '../features/alert/alerts.ts'
import { openAccountFollows } from '../features/alert/device/account-follow.ts'
import { fixedSystem, type System } from '../features/config/system.ts'
import { registerFeedbackAdmin } from '../features/feedback/admin-routes.ts'
import { registerFeedback } from '../features/feedback/routes.ts'
import { registerAccountFollows } from '../features/follow/account-routes.ts'
import { holdsMoney } from '../features/money/ledger/store.ts'
import { findHoldings } from '../features/money/wallet/store.ts'
import { setBucketRules } from '../features/upload/bucket-rules.ts'
import { registerUploads } from '../features/upload/routes.ts'
import { openStorage } from '../features/upload/storage.ts'
import { openUploads, type Uploads } from '../features/upload/uploads.ts'
import type { Words } from '../features/word-filter/store.ts'
import { openWords } from '../features/word-filter/words.ts'
import { dataDeleters, personalData } from './member-data.ts'
import { exportRows } from './member-rows.ts'

export interface Members {
  authenticate: Authenticate
  /** Path of the page of unsent codes; null if both mail and text messages have a service. */
  outboxPath: string | null
  /** Users' uploads, for the features that show them. */
  uploads: Pick<Uploads, 'source' | 'storeFile' | 'remove'>
  /** Deletes the accounts whose grace period is over; also runs hourly by itself. */
  deleteDue(): Promise<void>
  /** Starts periodic account jobs that notify other features. */
  start(): void
  /** Throws unless it is the account's payment password. */
  checkPaymentPassword(accountId: string, password: string): Promise<void>
  register(
    app: FastifyInstance,
    more: { hub: LoginHub & Pick<PeopleHub, 'endLogins'>; matchOf: (id: string) => Promise<ChoiceMatch | undefined> },
  ): void
}

/** An account's data in rooms: its export and its deletion. */
export interface StreamerLink {
  personalData(accountId: string): Promise<Record<string, unknown>>
  deleteAccountData(accountId: string): Promise<void>
}

/** Milliseconds that attempts are stored (longer than any window), and between two sweeps. */
const attemptRetention = 2 * 86_400_000
const sweepEvery = 3_600_000
/** Milliseconds from the start to the first check for accounts due for deletion; further checks are hourly. */
const firstDue = 60_000
/** Maximum milliseconds until a formerly blocked person's content is visible again; their login does not wait for it. */
const liftEvery = 60_000

export async function openMembers(
  context: Context,
  alerts: Pick<Alerts, 'deviceKeys'>,
  closing: Closing,
  now: () => number = Date.now,
  system: Pick<System, 'takes' | 'service' | 'mobileUrl' | 'site'> = fixedSystem(context.config),
  streamers?: StreamerLink,
  words: Words = openWords(context.db, now),
): Promise<Members> {
  const { config, db, pool, log } = context
  const keys = await openKeys(config)
  const hasher = createHasher(keys.derive('pepper'))
  const outbox = new Outbox(now)
  const isKnown = (mobile: string, ip: string): Promise<boolean> => isKnownNetwork(db, mobile, ip)
  const siteName = () => system.site().name
  const send = codeSender(config, outbox, siteName)
  const codes = await openCodes(context, { keys, send, now, isKnown })
  const follows = openAccountFollows(context, alerts.deviceKeys)
  const { takes: takesCountry, service, mobileUrl } = system
  const verifyStates = (ids: readonly string[]) => findVerifyStates(db, ids)
  const given = { keys, hasher, codes, follows, takesCountry, service, mobileUrl, siteName, verifyStates, now }
  const accounts = await openAccounts(context, given)
  const storage = await openStorage(config)
  const uploads = openUploads(context, storage, now)
  // Does not delay the start: an unavailable bucket must not keep users out.
  const bucketRules = config.storage && setBucketRules(config.storage, config, log)
  const sweep = (): Promise<void> => deleteAttemptsBefore(db, new Date(now() - attemptRetention))
  const sweeping = repeat(sweep, { every: sweepEvery, log, failure: 'deleting old attempts failed' })
  const lift = (): Promise<void> => liftBlocks(db, new Date(now()))
  const lifting = repeat(lift, { every: liftEvery, first: 0, log, failure: 'lifting expired blocks failed' })
  const memberDeps: MemberDeps = {
    db,
    log,
    keys,
    hasher,
    codes,
    now,
    endOthers: accounts.endOthers,
    endAll: accounts.endAll,
    isPassword: accounts.isPassword,
    profileChanged: accounts.profileChanged,
    personalData: [
      async (accountId) => ({ follows: await follows.list(accountId) }),
      ...(streamers ? [streamers.personalData] : []),
      ...personalData(db),
      (accountId) => exportRows({ db, pool, keys }, accountId),
    ],
    mayClose: async (accountId) => ((await holdsMoney(db, accountId)) ? 'balance-left' : null),
    onClose: [
      (accountId) => follows.deleteAccountData(accountId),
      (accountId) => uploads.removeAll(accountId),
      (accountId) => deleteDecisionsOf(db, accountId),
      (accountId) => releaseHoldsOf(db, accountId),
      ...(streamers ? [streamers.deleteAccountData] : []),
      ...dataDeleters(db, keys),
    ],
    words,
    siteName,
    isOurAvatar,
  }
  const due = (): Promise<void> => deleteDue(memberDeps)
  const deleting = repeat(due, { every: sweepEvery, first: firstDue, log, failure: 'deleting due accounts failed' })
  closing.add('accounts', () =>
    Promise.all([
      bucketRules,
      ...[sweeping, lifting, deleting].map((each) => each.stop()),
      ...[codes, accounts, uploads].map((each) => each.close()),
    ]),
  )
  const outboxKey = config.smtpUrl && config.smsUrl ? null : await ensureOutboxKey(db)

  return {
    authenticate: accounts.authenticate,
    uploads,
    outboxPath: outboxKey && `/outbox/${outboxKey}`,
    deleteDue: due,
    start: accounts.start,
    checkPaymentPassword: (accountId, password) => checkPaymentPassword({ db, hasher, now }, accountId, password),
    register(app, { hub, matchOf }) {
      accounts.register(app, { hub, wealthOf: (accountId) => findHoldings(db, accountId) })
      registerMember(app, memberDeps)
      registerAccountFollows(app, context, matchOf)
      registerUploads(app, uploads, storage)
      registerFeedback(app, context, now)
      registerFeedbackAdmin(app, context, now)
      registerVerificationAdmin(app, { db, keys, now })
      registerCodeTests(app, context, { siteName, now })
      if (outboxKey) serveOutbox(app, outbox, outboxKey)
    },
  }
}

/** Survives a restart, so that an open page keeps working. */
async function ensureOutboxKey(db: Context['db']): Promise<string> {
  const known = await findSetting<string>(db, 'outbox-key')
  const key = known ?? randomBytes(16).toString('base64url')
  if (known === null) await upsertSetting(db, 'outbox-key', key)
  return key
}
