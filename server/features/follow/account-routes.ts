// Routes of an account's follows, shared by all its devices, including matches and reservations.
import type { FastifyInstance } from 'fastify'
import type { Follow } from '../../../contract/follow/follow.ts'
import { limits } from '../../../contract/limits/limits.ts'
import type { ChoiceMatch } from '../../../rules/alert/alert-choice.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { route } from '../../core/http/route.ts'
import { followsAdded } from './events.ts'
import { actsOf, markedFollow } from './marked-follow.ts'
import { changingFollows, deleteAccountFollow, listAccountFollows, upsertAccountFollows } from './store.ts'

type Key = Pick<Follow, 'kind' | 'id'>
const nameOf = ({ kind, id }: Key): string => `${kind} ${id}`

/** `matchOf` must resolve every match of the product. */
export function registerAccountFollows(
  app: FastifyInstance,
  { db, events }: Pick<Context, 'db' | 'events'>,
  matchOf: (id: string) => Promise<ChoiceMatch | undefined>,
): void {
  async function change(accountId: string, wanted: readonly Follow[], unwanted: readonly Key[]): Promise<number> {
    return changingFollows(db, accountId, async (tx) => {
      const known = new Map((await listAccountFollows(tx, accountId)).map((follow) => [nameOf(follow), follow]))
      for (const key of unwanted) await deleteAccountFollow(tx, accountId, key)
      await upsertAccountFollows(tx, accountId, wanted, 'replace')
      const total = (await listAccountFollows(tx, accountId)).length
      if (total > limits.followsPerDevice) throw fail('invalid-input')
      // Counts towards daily tasks, each item once: removing and restoring a star does not count again.
      for (const as of ['follow', 'reserve'] as const) {
        const subjects = wanted.filter((follow) => actsOf(known.get(nameOf(follow)), follow).includes(as)).map(nameOf)
        if (subjects.length > 0) await events.publish(tx, followsAdded, { accountId, as, subjects, now: Date.now() })
      }
      return total
    })
  }

  async function mark(accountId: string, id: string, on: boolean, as: 'followed' | 'reserved'): Promise<void> {
    const match = await matchOf(id)
    if (!match) throw fail('not-found', { match: id })
    await changingFollows(db, accountId, async (tx) => {
      const follows = await listAccountFollows(tx, accountId)
      const known = follows.find((follow) => follow.kind === 'match' && follow.id === id)
      const next = markedFollow(match, known, as, on)
      if (!next) await deleteAccountFollow(tx, accountId, { kind: 'match', id })
      else if (known || follows.length < limits.followsPerDevice) await upsertAccountFollows(tx, accountId, [next], 'replace')
      else throw fail('invalid-input')
      // Counts new follows and reservations towards daily tasks.
      if (next && on && JSON.stringify(next) !== JSON.stringify(known))
        await events.publish(tx, followsAdded, {
          accountId,
          as: as === 'followed' ? 'follow' : 'reserve',
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
