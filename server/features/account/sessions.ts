// Sessions: created, looked up by token, listed and ended. R-SESSION-1.
import { createHash, randomBytes } from 'node:crypto'
import type { LoginSession } from '../../../contract/account/member.ts'
import type { Context } from '../../core/context.ts'
import { type Failed, fail } from '../../core/http/fail.ts'
import type { Account, Authenticate } from '../../core/http/route.ts'
import { repeat } from '../../core/jobs/repeat.ts'
import {
  deleteSessionsBefore,
  endExpired,
  endSessions,
  findSession,
  insertSession,
  linkDevice,
  listSessions,
  type RestsOn,
  type SessionRow,
  touchSession,
  type Which,
} from './session-store.ts'
import type { EndReason } from './table.ts'

const day = 86_400_000
/** Milliseconds without a call, and in total, after which a session expires. */
export const sessionIdle = 7 * day
export const sessionAge = 30 * day
/** Time to live of a cached session, in milliseconds: changes by other processes apply after that. */
const rememberedFor = 5_000
const touchEvery = 60_000
const rememberedMost = 20_000
/** Milliseconds that the reason of an ended session remains available. */
const explainedFor = 30 * day
const sweepEvery = 3_600_000

export const newToken = (): string => randomBytes(32).toString('base64url')
export const tokenHash = (token: string): string => createHash('sha256').update(`token ${token}`).digest('base64url')
const tokenShape = /^[A-Za-z0-9_-]{43}$/

export type NewLogin = Pick<SessionRow, 'account_id' | 'by' | 'browser' | 'system' | 'address' | 'family_id'>

const whyEnded: Record<EndReason, () => Failed> = {
  'signed-out': () => fail('auth-lost'),
  ended: () => fail('session-ended'),
  password: () => fail('session-ended'),
  closed: () => fail('session-invalid'),
  blocked: () => fail('session-invalid'),
  expired: () => fail('session-expired'),
}

interface Known {
  account: Account
  session: SessionRow
  checkedAt: number
  touchedAt: number
}

export interface Sessions {
  authenticate: Authenticate
  /** Null if what the session depends on has ended meanwhile. */
  create(login: NewLogin, rests?: RestsOn): Promise<{ id: string; token: string; expires: Date } | null>
  /** Ends sessions and returns them. Their tokens are invalid once this resolves. */
  end(which: Which, reason: EndReason): Promise<SessionRow[]>
  /** The same for sessions ended by a caller's transaction, once it is committed. */
  settle(ended: SessionRow[]): Promise<void>
  list(accountId: string): Promise<SessionRow[]>
  linkDevice(id: string, deviceId: string): Promise<void>
  /** Evicts the account's cached sessions after its roles changed. */
  evict(accountId: string): void
  close(): Promise<void>
}

interface SessionDeps {
  now?: () => number
  /** Called with ended sessions, to end what depends on them. */
  onEnd?: (ended: readonly SessionRow[]) => Promise<void>
}

export function openSessions(
  { db, events, log }: Pick<Context, 'db' | 'events' | 'log'>,
  { now = Date.now, onEnd = async () => undefined }: SessionDeps = {},
): Sessions {
  const known = new Map<string, Known>()
  const failureOf = (row: SessionRow, at: number): Failed | null => {
    if (row.ended_at) return whyEnded[row.end_reason ?? 'ended']()
    const isOver = at - row.seen_at.getTime() > sessionIdle || at - row.created_at.getTime() > sessionAge
    return isOver ? fail('session-expired') : null
  }

  function remember(hash: string, entry: Known): void {
    known.delete(hash)
    known.set(hash, entry)
    const oldest = known.keys().next().value
    if (known.size > rememberedMost && oldest !== undefined) known.delete(oldest)
  }

  /** At most once a minute, and awaited: a late write could let the sweep end a session in use. */
  async function touch(entry: Known, at: number): Promise<void> {
    if (at - entry.touchedAt < touchEvery) return
    entry.touchedAt = at
    entry.session.seen_at = new Date(at)
    await touchSession(db, entry.session.id, new Date(at)).catch((error: unknown) =>
      log.warn({ err: error }, 'session seen_at update failed'),
    )
  }

  async function findLogin(hash: string, at: number): Promise<Known | Failed | null> {
    // A session that ended during the lookup must not be cached.
    const before = endings
    const row = await findSession(db, hash)
    if (!row) return fail('session-invalid')
    const { roles, ...session } = row
    const failure = failureOf(session, at)
    if (failure) return failure
    const entry = {
      account: { id: session.account_id, roles, session: session.id },
      session,
      checkedAt: at,
      touchedAt: session.seen_at.getTime(),
    }
    if (before === endings) remember(hash, entry)
    return entry
  }

  let endings = 0
  function evict(accountId: string): void {
    endings += 1
    for (const [hash, { account }] of known) if (account.id === accountId) known.delete(hash)
  }

  async function ended(rows: SessionRow[]): Promise<SessionRow[]> {
    for (const accountId of new Set(rows.map((row) => row.account_id))) evict(accountId)
    if (rows.length > 0) await onEnd(rows)
    return rows
  }

  async function sweep(): Promise<void> {
    const at = now()
    await ended(await endExpired(db, new Date(at - sessionIdle), new Date(at - sessionAge), new Date(at)))
    await deleteSessionsBefore(db, new Date(at - explainedFor))
  }
  const sweeping = repeat(sweep, { every: sweepEvery, log, failure: 'old logins were not ended' })

  return {
    async authenticate(token) {
      if (!tokenShape.test(token)) return fail('session-invalid')
      const at = now()
      const hash = tokenHash(token)
      const cached = known.get(hash)
      const entry = cached && at - cached.checkedAt < rememberedFor && !failureOf(cached.session, at) ? cached : await findLogin(hash, at)
      if (!entry || !('account' in entry)) return entry
      await touch(entry, at)
      return entry.account
    },
    async create(login, rests = {}) {
      const token = newToken()
      const at = new Date(now())
      const id = randomBytes(12).toString('base64url')
      const row = { ...login, id, hash: tokenHash(token), created_at: at, seen_at: at }
      if (!(await insertSession({ db, events }, row, rests))) return null
      return { id, token, expires: new Date(at.getTime() + sessionAge) }
    },
    end: async (which, reason) => {
      endings += 1
      return ended(await endSessions(db, which, reason, new Date(now())))
    },
    settle: async (rows) => void (await ended(rows)),
    list: (accountId) => listSessions(db, accountId, new Date(now() - sessionIdle), new Date(now() - sessionAge)),
    linkDevice: (id, deviceId) => linkDevice(db, id, deviceId),
    evict,
    close: sweeping.stop,
  }
}

export const loginSession = (row: SessionRow, current: string | undefined): LoginSession => ({
  id: row.id,
  browser: row.browser,
  system: row.system,
  address: row.address,
  by: row.by,
  created_at: row.created_at.toISOString(),
  seen_at: row.seen_at.toISOString(),
  current: row.id === current,
  remembered: row.family_id !== null,
})
