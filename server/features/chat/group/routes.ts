// Routes of groups and the address book.
import type { FastifyInstance } from 'fastify'
import type { Contact } from '../../../../contract/chat/group.ts'
import { idempotencyHeader } from '../../../../contract/money/money.ts'
import { fail } from '../../../core/http/fail.ts'
import { type Call, route } from '../../../core/http/route.ts'
import { type Scope, scopeOf } from '../../../core/idempotency/key.ts'
import { findProfiles } from '../../account/store.ts'
import { findRoom } from '../../room/store.ts'
import { createGroups, type GroupDeps } from './groups.ts'
import { initialOf } from './initial.ts'
import {
  findGroup,
  findGroups,
  listFollowers,
  listFollowing,
  listFollowingBack,
  listJoined,
  listOpen,
  listOwned,
  listRecommended,
  listTalking,
} from './store.ts'

const pageOf = ({ page = 1, limit = 20 }: { page?: number; limit?: number }) => ({ limit, offset: (page - 1) * limit })
const makes = 'POST api/group/addgroup'
/** Returns the idempotency scope, if the client sends a key; without one every call creates a group. */
const askedOf = ({ account, body, request }: Call<typeof makes>): Scope | null =>
  request.headers[idempotencyHeader] === undefined ? null : scopeOf(account.id, makes, request.headers, { query: {}, body })
const bySound = new Intl.Collator('zh-CN-u-co-pinyin')
/** A to Z, then all others; by name within each. */
const inOrder = (a: Contact, b: Contact): number =>
  Number(a.initial === '#') - Number(b.initial === '#') ||
  a.initial.localeCompare(b.initial) ||
  bySound.compare(a.user_nickname, b.user_nickname)

export function registerGroups(app: FastifyInstance, deps: GroupDeps): void {
  const { db } = deps
  const groups = createGroups(deps)

  async function contactsOf(ids: readonly string[], mutual: ReadonlySet<string>): Promise<Contact[]> {
    const shown = await findProfiles(db, ids)
    const contacts = [...shown].flatMap(([id, { nickname, avatar, signature, gone }]) =>
      gone ? [] : [{ id, user_nickname: nickname, avatar, signature, initial: initialOf(nickname), mutual: mutual.has(id) }],
    )
    return contacts.sort(inOrder)
  }
  async function around(accountId: string) {
    const [following, some] = await Promise.all([listFollowing(db, accountId), listFollowers(db, accountId)])
    // Only some of thousands of followers are listed; those followed back are always included.
    const mutual = new Set(await listFollowingBack(db, accountId, following))
    return { following, followers: [...new Set([...mutual, ...some])], mutual }
  }

  route(app, 'POST api/group/getRecommendUserList', async ({ account, body }) => {
    const { rows, total } = await listRecommended(db, account?.id ?? null, pageOf(body))
    const shown = await findProfiles(
      db,
      rows.map(({ id }) => id),
    )
    const list = rows.map(({ id, is_anchor, followers, room_id }) => {
      const { nickname = '', avatar = '', signature = '' } = shown.get(id) ?? {}
      return { id, user_nickname: nickname, avatar, signature, is_anchor: is_anchor ? 1 : 0, followers, room_id }
    })
    return { list, total }
  })

  route(app, 'POST api/group/getRecommendGroupList', async ({ account, body }) => {
    const { rows, total } = await listOpen(db, account?.id ?? null, pageOf(body))
    return { list: await groups.present(rows, account?.id ?? null), total }
  })

  route(app, 'POST api/group/addressBook', async ({ account }) => {
    const id = account.id
    const { following, followers, mutual } = await around(id)
    const joined = await findGroups(db, await listJoined(db, id))
    const [known, knowing, talking, shown] = await Promise.all([
      contactsOf(following, mutual),
      contactsOf(followers, mutual),
      contactsOf(await listTalking(db, id), mutual),
      groups.present([...joined.values()], id),
    ])
    return { following: known, followers: knowing, talking, groups: shown.sort((a, b) => bySound.compare(a.name, b.name)) }
  })

  route(app, 'POST api/group/crossCorrelation', async ({ account }) => {
    const { mutual } = await around(account.id)
    return { list: await contactsOf([...mutual], mutual) }
  })

  route(app, makes, async (call) => {
    const accountId = call.account.id
    return groups.one(await groups.make(accountId, call.body, askedOf(call)), accountId)
  })
  route(app, 'POST api/group/addGroupUser', async ({ account, body }) => {
    await groups.add(account.id, body.id, body.users)
    return groups.one(body.id, account.id)
  })
  route(app, 'POST api/group/info', ({ account, body }) => groups.one(body.id, account?.id ?? null))

  route(app, 'POST api/group/members', async ({ account, body }) => {
    const group = await findGroup(db, body.id)
    if (!group) throw fail('not-found')
    const ids = await deps.conversation.members(db, group.id)
    if (!ids.includes(account.id)) throw fail('forbidden')
    const { limit, offset } = pageOf(body)
    const page = [group.owner_id, ...ids.filter((id) => id !== group.owner_id)].slice(offset, offset + limit)
    const shown = await findProfiles(db, page)
    const list = page.map((id) => {
      const { nickname = '', avatar = '' } = shown.get(id) ?? {}
      return { id, user_nickname: nickname, avatar, role: id === group.owner_id ? ('owner' as const) : ('member' as const) }
    })
    return { list, total: ids.length }
  })

  route(app, 'POST api/group/update', async ({ account, body }) => {
    const { id, ...wanted } = body
    await groups.update(account.id, id, wanted)
    return groups.one(id, account.id)
  })
  route(app, 'POST api/group/removeGroupUser', async ({ account, body }) => {
    await groups.remove(account.id, body.id, body.uid)
    return {}
  })
  route(app, 'POST api/group/destroyGroupNew', async ({ account, body }) => {
    await groups.dissolve(account.id, body.id)
    return {}
  })

  route(app, 'POST api/live/groupList', async ({ account, body }) => {
    const all = await groups.present(await listOwned(db, body.uid), account?.id ?? null)
    // A closed group that is not shown is visible only to its members.
    const list = all.filter(({ open, shown, role }) => open || shown || role !== 'none')
    return { list, total: list.length }
  })
  route(app, 'POST api/live/getLiveGroupList', async ({ account, body }) => {
    const room = await findRoom(db, body.id)
    if (!room) throw fail('not-found')
    const rows = await listOwned(db, room.uid, true)
    return { list: await groups.present(rows, account?.id ?? null), total: rows.length }
  })
  route(app, 'POST api/live/addshowGroup', async ({ account, body }) => {
    await groups.show(account.id, body.id, body.show)
    return groups.one(body.id, account.id)
  })
}
