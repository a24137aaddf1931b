// Admin routes for hot searches: pinned items and banned words.
import type { FastifyInstance } from 'fastify'
import type { AdminSearch, AdminSearches } from '../../../contract/admin/discover-admin.ts'
import { limits } from '../../../contract/limits/limits.ts'
import { firstCharacters } from '../../../rules/text/characters.ts'
import { wrongWord } from '../../../rules/text/word-list.ts'
import { lockSubject, writeAudit } from '../../core/audit/store.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { route } from '../../core/http/route.ts'
import { upsertSetting } from '../../core/setting/store.ts'
import type { Finder } from './find.ts'
import { bannedSetting, findBanned, type HotSearches } from './hot.ts'
import { findPinned, type Searched, upsertPinned } from './store.ts'

const subject = 'hot searches'
const textOf = ({ kind, id }: Searched): string => `${kind} ${id}`

export function registerSearchAdmin(
  app: FastifyInstance,
  { db }: Pick<Context, 'db'>,
  { finder, hotSearches, now = Date.now }: { finder: Pick<Finder, 'all'>; hotSearches: HotSearches; now?: () => number },
): void {
  /** A missing item shows its id as its name, so that it can be removed from the list. */
  const named = ({ kind, id }: Searched): AdminSearch => ({
    kind,
    id,
    name: hotSearches.nameOf({ kind, id }) ?? { zh: id, en: id, vi: id },
  })

  async function find(text: string): Promise<AdminSearch[]> {
    if (text === '') return []
    const { teams, leagues, streamers } = await finder.all({ text: firstCharacters(text, limits.searchLength) })
    const of = (kind: Searched['kind'], entries: readonly { id: string }[]) => entries.map(({ id }): Searched => ({ kind, id }))
    return [...of('team', teams), ...of('league', leagues), ...of('anchor', streamers)].map(named)
  }
  async function all(text = ''): Promise<AdminSearches> {
    const [pinned, banned, hot, found] = await Promise.all([findPinned(db), findBanned(db), hotSearches.list(), find(text)])
    const shown = hot.map(({ kind, id, short_name_zh: zh, short_name_en: en, short_name_vi: vi }) => ({
      ...{ kind: kind as Searched['kind'], id, name: { zh, en, vi } },
    }))
    return { pinned: pinned.map(named), banned, shown, found }
  }

  route(app, 'GET api/Desk/searches', ({ query }) => all(query.name?.trim()))

  route(app, 'POST api/Desk/putSearches', async ({ account, body }) => {
    if (body.banned && wrongWord(body.banned) !== null) throw fail('invalid-input')
    await db.transaction(async (tx) => {
      await lockSubject(tx, subject)
      const before = { pinned: await findPinned(tx), banned: await findBanned(tx) }
      const fresh = body.pinned?.filter((one) => !before.pinned.some((known) => textOf(known) === textOf(one))) ?? []
      if (fresh.some((one) => hotSearches.nameOf(one) === undefined)) throw fail('not-found')
      if (body.pinned) await upsertPinned(tx, body.pinned)
      if (body.banned) await upsertSetting(tx, bannedSetting, body.banned)
      const plain = ({ pinned, banned }: { pinned: readonly Searched[]; banned: readonly string[] }) => ({
        pinned: pinned.map(textOf),
        banned: banned.length,
      })
      const states = { before: plain(before), after: plain({ ...before, ...body }) }
      await writeAudit(tx, { by: account.id, act: 'search.put', subject, at: now(), ...states })
    })
    hotSearches.invalidate()
    return all()
  })
}
