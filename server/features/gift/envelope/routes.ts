// Routes of red envelopes in rooms: sending, listing, opening.
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Envelope, EnvelopeCondition } from '../../../../contract/gift/envelope.ts'
import { envelopeLimits } from '../../../../contract/limits/gift-limits.ts'
import { countCharacters } from '../../../../rules/text/characters.ts'
import { nameForm } from '../../../../rules/text/line-text.ts'
import { isPlain } from '../../../../rules/text/name/nickname.ts'
import type { Context } from '../../../core/context.ts'
import type { Tx } from '../../../core/database/transaction.ts'
import { fail } from '../../../core/http/fail.ts'
import { route } from '../../../core/http/route.ts'
import { type MoneyCall, moneyRoute } from '../../../core/idempotency/money-route.ts'
import { findAccount, findFaces } from '../../account/store.ts'
import { isFollowing } from '../../follow/store.ts'
import type { Ledger } from '../../money/ledger/store.ts'
import { findBalances } from '../../money/ledger/store.ts'
import { requireSpendAllowed } from '../../money/wallet/store.ts'
import { findRoom, type InRoom, standingIn } from '../../room/store.ts'
import type { Words } from '../../word-filter/store.ts'
import { isFan } from '../rank/store.ts'
import { findGiftTerms } from '../store.ts'
import { checkOpener, presentEnvelope, presentShares, stateOf } from './present.ts'
import { type EnvelopeRow, findEnvelope, findTaken, listOpen, listShares, openShare, sendEnvelope } from './store.ts'

/** Publishes an envelope to its room; `isNew` if it was just sent. */
export type PublishEnvelope = (envelope: Envelope, isNew: boolean) => void
export interface EnvelopeDeps {
  ledger: Ledger
  broadcast: PublishEnvelope
  words: Pick<Words, 'check'>
  now: () => number
}

/** Returns one line without invisible characters; throws invalid-input if it is too long. */
function textOf(text: string | undefined, most: number): string {
  const line = nameForm(text ?? '')
  if (countCharacters(line) > most || !isPlain(line)) throw fail('invalid-input')
  return line
}
function wordOf(condition: EnvelopeCondition, typed: string | undefined): string {
  const word = textOf(typed, envelopeLimits.word)
  if ((condition === 'word') !== (word !== '')) throw fail('invalid-input')
  return word
}

export function registerEnvelopes(
  app: FastifyInstance,
  { db }: Pick<Context, 'db'>,
  { ledger, broadcast, words, now }: EnvelopeDeps,
): void {
  const money = { db, now, open: () => ledger.isOpen() }
  const present = async (tx: Tx | Context['db'], row: EnvelopeRow, at: number): Promise<Envelope> =>
    presentEnvelope(row, (await findFaces(tx, [row.account_id])).get(row.account_id), at)
  const balanceOf = async (tx: Tx, account: string): Promise<number> => (await findBalances(tx, [account])).get(account)?.consumption ?? 0
  async function mayBeIn(tx: Tx, roomId: string, account: string, at: number): Promise<InRoom> {
    const standing = await standingIn(tx, roomId, account, at)
    if (standing.kickedUntil !== null) throw fail('kicked')
    return standing
  }

  const insert = async ({ tx, account, body, now: at, afterwards }: MoneyCall<'POST api/Redenvelope/insert'>) => {
    const { room_id, total, num, kind, condition = 'everyone' } = body
    const word = wordOf(condition, body.word)
    const greeting = textOf(body.greeting, envelopeLimits.greeting)
    if (!(await findRoom(tx, room_id))) throw fail('not-found')
    const { mutedUntil } = await mayBeIn(tx, room_id, account.id, at)
    // The room sees its text.
    if (mutedUntil !== null && greeting + word !== '') throw fail('muted')
    const { envelope_least, envelope_most } = await findGiftTerms(tx)
    if (total < num || total < envelope_least || total > envelope_most) throw fail('invalid-input')
    await requireSpendAllowed(tx, account.id, total, { confirmed: body.confirm ?? false, now: at })
    const place = { room_id, condition, word, greeting }
    const sending = {
      id: randomUUID(),
      account: account.id,
      total,
      count: num,
      equal: kind === 'equal',
      place,
      delay: (body.delay ?? 0) * 1_000,
    }
    const envelope = await present(tx, await sendEnvelope(tx, sending, at), at)
    afterwards(() => broadcast(envelope, true))
    return { envelope, balance: await balanceOf(tx, account.id) }
  }
  moneyRoute(app, money, 'POST api/Redenvelope/insert', insert, {
    async before({ body: { room_id, word = '', greeting = '' } }) {
      for (const text of [word, greeting]) if (text.trim() !== '') await words.check(text, room_id)
    },
  })

  moneyRoute(app, money, 'POST api/Redenvelope/receiveRed', async ({ tx, account, body, now: at, afterwards }) => {
    const row = await findEnvelope(tx, body.id)
    if (!row) throw fail('not-found')
    // An empty envelope stays empty: most of many concurrent calls need not wait for the lock.
    if (['empty', 'over'].includes(stateOf(row, at)) && !(await findTaken(tx, [row.id], account.id)).has(row.id)) throw fail('sold-out')
    const room = await findRoom(tx, row.room_id)
    if (!room) throw fail('not-found')
    await mayBeIn(tx, room.id, account.id, at)
    const { envelope_age } = await findGiftTerms(tx)
    const opener = {
      id: account.id,
      word: body.word,
      age: at - ((await findAccount(tx, account.id))?.created_at.getTime() ?? at),
      isFan: () => isFan(tx, room.id, account.id),
      follows: async () => room.uid === account.id || (await isFollowing(tx, account.id, 'streamer', room.uid)),
    }
    await checkOpener(row, opener, envelope_age)
    const face = (await findFaces(tx, [row.account_id])).get(row.account_id)
    const opened = await openShare(tx, row.id, account.id, at)
    const envelope = presentEnvelope(opened.row, face, at)
    afterwards(() => broadcast(envelope, false))
    return { amount: opened.amount, envelope, balance: opened.balance }
  })

  route(app, 'POST api/Redenvelope/getRedInfo', async ({ account, body }) => {
    const at = now()
    if ((body.id === undefined) === (body.room_id === undefined)) throw fail('invalid-input')
    const one = body.id === undefined ? undefined : await findEnvelope(db, body.id)
    if (body.id !== undefined && !one?.room_id) throw fail('not-found')
    const rows = one ? [one] : await listOpen(db, body.room_id ?? '', at)
    const shares = one ? await listShares(db, one.id) : []
    const faces = await findFaces(db, [...new Set([...rows, ...shares].map(({ account_id }) => account_id))])
    const ids = rows.map(({ id }) => id)
    const taken = account ? await findTaken(db, ids, account.id) : new Map<string, number>()
    const { envelope_least, envelope_most } = await findGiftTerms(db)
    return {
      list: rows.map((row) => ({ ...presentEnvelope(row, faces.get(row.account_id), at), mine: taken.get(row.id) ?? null })),
      shares: one ? presentShares(one, shares, faces) : [],
      least: envelope_least,
      most: envelope_most,
    }
  })
}
