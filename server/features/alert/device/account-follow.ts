// What accounts follow, and which devices are theirs at the moment: the calls of members, and what a login joins.
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Follow, FollowKind } from '../../../../contract/follow.ts'
import { limits } from '../../../../contract/limits/limits.ts'
import type { DeviceKey } from '../../../../contract/push.ts'
import type { ChoiceMatch } from '../../../../rules/alert/alert-choice.ts'
import type { Context } from '../../../core/context.ts'
import type { Tx } from '../../../core/database/transaction.ts'
import { fail } from '../../../core/http/fail.ts'
import { route } from '../../../core/http/route.ts'
import { countAct } from '../../task/store.ts'
import { type Db, findDevice, listAccountFollows, listFollows, lockFollows } from '../store.ts'
import { accountFollow, device } from '../table.ts'
import type { DeviceKeys } from './device-key.ts'
import { actsOf, markedFollow } from './marked-follow.ts'

export interface AccountFollows {
  join(accountId: string, key: DeviceKey): Promise<Follow[] | null>
  leave(deviceId: string, accountId: string): Promise<void>
  list(accountId: string): Promise<Follow[]>
  forget(accountId: string): Promise<void>
}

type Key = Pick<Follow, 'kind' | 'id'>
const nameOf = ({ kind, id }: Key): string => `${kind} ${id}`
const isRow = (accountId: string, { kind, id }: Key) =>
  and(eq(accountFollow.account_id, accountId), eq(accountFollow.kind, kind as FollowKind), eq(accountFollow.ref_id, id))

async function put(db: Db, accountId: string, follows: readonly Follow[], known: 'replace' | 'keep'): Promise<void> {
  for (const { kind, id, events, muted = false, through = false, adds = false } of follows) {
    const values = { events, muted, through, adds }
    const row = db.insert(accountFollow).values({ account_id: accountId, kind, ref_id: id, ...values })
    if (known === 'keep') await row.onConflictDoNothing()
    else await row.onConflictDoUpdate({ target: [accountFollow.account_id, accountFollow.kind, accountFollow.ref_id], set: values })
  }
}

/** One change of an account's follows at a time, so that its limit is exact. */
async function changing<T>(db: Context['db'], accountId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await lockFollows(tx, accountId)
    return work(tx)
  })
}

export function openAccountFollows({ db }: Pick<Context, 'db'>, deviceKeys: DeviceKeys): AccountFollows {
  return {
    list: (accountId) => listAccountFollows(db, accountId),
    join: (accountId, key) =>
      changing(db, accountId, async (tx) => {
        const one = deviceKeys.isKey(key) ? await findDevice(tx, key.device_id) : undefined
        if (!one) return null
        const known = await listAccountFollows(tx, accountId)
        // Of a device that another account has left behind, only its own.
        const own = await listFollows(tx, { id: one.id, account_id: null })
        await put(tx, accountId, own.slice(0, Math.max(0, limits.followsPerDevice - known.length)), 'keep')
        await tx.update(device).set({ account_id: accountId }).where(eq(device.id, one.id))
        return listAccountFollows(tx, accountId)
      }),
    async leave(deviceId, accountId) {
      await db
        .update(device)
        .set({ account_id: null })
        .where(and(eq(device.id, deviceId), eq(device.account_id, accountId)))
    },
    async forget(accountId) {
      await db.delete(accountFollow).where(eq(accountFollow.account_id, accountId))
      await db.update(device).set({ account_id: null }).where(eq(device.account_id, accountId))
    },
  }
}

/** `matchOf` knows every match of the product. */
export function registerAccountFollows(
  app: FastifyInstance,
  { db }: Pick<Context, 'db'>,
  matchOf: (id: string) => Promise<ChoiceMatch | undefined>,
): void {
  async function change(accountId: string, wanted: readonly Follow[], unwanted: readonly Key[]): Promise<number> {
    return changing(db, accountId, async (tx) => {
      const known = new Map((await listAccountFollows(tx, accountId)).map((follow) => [nameOf(follow), follow]))
      for (const key of unwanted) await tx.delete(accountFollow).where(isRow(accountId, key))
      await put(tx, accountId, wanted, 'replace')
      const total = (await listAccountFollows(tx, accountId)).length
      if (total > limits.followsPerDevice) throw fail('invalid-input')
      // Towards the tasks of the day, each thing once: a star that is taken back and given again is no second one.
      for (const act of ['follow', 'reserve'] as const) {
        const subjects = wanted.filter((follow) => actsOf(known.get(nameOf(follow)), follow).includes(act)).map(nameOf)
        if (subjects.length > 0) await countAct(tx, { account: accountId, act, subjects, now: Date.now() })
      }
      return total
    })
  }

  async function mark(accountId: string, id: string, on: boolean, as: 'followed' | 'reserved'): Promise<void> {
    const match = await matchOf(id)
    if (!match) throw fail('not-found', { match: id })
    await changing(db, accountId, async (tx) => {
      const follows = await listAccountFollows(tx, accountId)
      const known = follows.find((follow) => follow.kind === 'match' && follow.id === id)
      const next = markedFollow(match, known, as, on)
      if (!next) await tx.delete(accountFollow).where(isRow(accountId, { kind: 'match', id }))
      else if (known || follows.length < limits.followsPerDevice) await put(tx, accountId, [next], 'replace')
      else throw fail('invalid-input')
      // Followed or reserved anew: towards the tasks of the day.
      if (next && on && JSON.stringify(next) !== JSON.stringify(known))
        await countAct(tx, {
          account: accountId,
          act: as === 'followed' ? 'follow' : 'reserve',
          subjects: [nameOf({ kind: 'match', id })],
          now: Date.now(),
        })
    })
  }

  route(app, 'GET api/Member/follows', async ({ account }) => ({ list: await listAccountFollows(db, account.id) }))
  route(app, 'POST api/Member/follow', async ({ account, body }) => ({
    total: await change(account.id, body.put ?? [], body.remove ?? []),
  }))
  route(app, 'POST api/Basketballuser/collect', async ({ account, body }) => {
    await mark(account.id, body.id, body.on, 'followed')
    return {}
  })
  route(app, 'POST api/live/reserveMatch', async ({ account, body }) => {
    await mark(account.id, body.id, body.on, 'reserved')
    return {}
  })
}
