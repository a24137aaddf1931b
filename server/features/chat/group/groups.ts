// Creates, joins, leaves and dissolves groups, each in one transaction with the members of the conversation.
import { randomBytes } from 'node:crypto'
import type { Group } from '../../../../contract/chat/group.ts'
import { chatLimits } from '../../../../contract/limits/chat-limits.ts'
import { lineFault, messageFault, messageForm, nameForm } from '../../../../rules/text/line-text.ts'
import { takeAttempt } from '../../../core/attempt/store.ts'
import type { Context } from '../../../core/context.ts'
import { clientOf, inTransaction, type Tx } from '../../../core/database/transaction.ts'
import { fail } from '../../../core/http/fail.ts'
import type { Scope } from '../../../core/idempotency/key.ts'
import { claimKey, findResponses, responseFor, storeResponse } from '../../../core/idempotency/store.ts'
import { findFaces } from '../../account/store.ts'
import { silencedUntil } from '../../report/store.ts'
import { claimUploads } from '../../upload/store.ts'
import type { Words } from '../../word-filter/store.ts'
import {
  deleteLeft,
  findGroup,
  type GroupRow,
  insertGroup,
  isAtPeace,
  listAddable,
  listJoined,
  listOwned,
  lockGroup,
  lockOwner,
  noteLeft,
  updateGroup,
} from './store.ts'

/** A group's conversation, provided by the chat feature. */
export interface GroupConversation {
  open(tx: Tx, groupId: string, at: Date): Promise<void>
  /** Returns the accounts that were not members yet. */
  add(tx: Tx, groupId: string, accounts: readonly string[], at: Date): Promise<string[]>
  /** Returns false if the account was not a member. */
  remove(tx: Tx, groupId: string, accountId: string): Promise<boolean>
  members(db: Pick<Context['db'], 'select'>, groupId: string): Promise<string[]>
  end(tx: Tx, groupId: string): Promise<void>
}
export interface GroupDeps extends Pick<Context, 'db' | 'hub'> {
  words: Words
  conversation: GroupConversation
  now: () => number
}
interface Wanted {
  name?: string
  avatar?: string
  notice?: string
  open?: boolean
}
interface GroupFace {
  name: string | undefined
  avatar: string | undefined
}

/** Limit of renames: every member is notified of a new name or picture. */
const renames = [{ seconds: 3_600, most: 5 }]

const nameOfConversation = (id: string): string => `GROUP${id}`

/** Whether it changes how members see the group in their lists. */
const isRenamed = (group: GroupRow, { name = group.name, avatar = group.avatar }: GroupFace): boolean =>
  name !== group.name || avatar !== group.avatar

export function createGroups(deps: GroupDeps) {
  const { db, hub, words, conversation, now } = deps

  async function textsOf(accountId: string, { name, avatar, notice }: Wanted): Promise<{ name?: string; notice?: string }> {
    if ((name !== undefined || avatar || notice) && (await silencedUntil(db, accountId, now())) !== null) throw fail('silenced')
    const shown = { name: name === undefined ? undefined : nameForm(name), notice: notice === undefined ? undefined : messageForm(notice) }
    if (shown.name !== undefined && lineFault(shown.name, chatLimits.groupName)) throw fail('invalid-input')
    if (shown.notice && messageFault(shown.notice, chatLimits.groupNotice)) throw fail('invalid-input')
    await words.check([shown.name, shown.notice].filter(Boolean).join('\n'))
    return shown
  }
  /** Accepts an empty path or the user's own upload of kind avatar. `before` stays for a while, since open pages show it. */
  async function avatarOf(accountId: string, path: string, before = ''): Promise<string> {
    const own = await claimUploads(db, accountId, [path, before].filter(Boolean), new Date(now()))
    if (path !== '' && !own.some((one) => one.path === path && one.kind === 'avatar')) throw fail('invalid-input')
    return path
  }
  const publishState = (accounts: readonly string[], groupId: string): void => {
    for (const id of accounts) hub.publish(`account:${id}`, 'conversation_state', { conversationID: nameOfConversation(groupId) })
  }
  async function needOwned(tx: Tx, id: string, accountId: string): Promise<GroupRow> {
    const group = await lockGroup(tx, id)
    if (!group) throw fail('not-found')
    if (group.owner_id !== accountId) throw fail('forbidden')
    return group
  }
  /** Rate limits changes of name or picture. A caller who does not own the group is rejected later. */
  async function countRename(id: string, accountId: string, wanted: GroupFace): Promise<void> {
    const group = await findGroup(db, id)
    if (!group || group.owner_id !== accountId || !isRenamed(group, wanted)) return
    const wait = await takeAttempt(db, [{ kind: 'group-name', subject: id, windows: renames }], now())
    if (wait > 0) throw fail('too-many', { retryAfter: wait })
  }
  async function addTo(tx: Tx, group: GroupRow, accounts: readonly string[]): Promise<string[]> {
    const added = await conversation.add(tx, group.id, accounts, new Date(now()))
    if (group.members + added.length > chatLimits.groupMembers) throw fail('limit-reached')
    await updateGroup(tx, group.id, { members: group.members + added.length })
    return added
  }

  return {
    /** Creates a group and returns its id. `asked`: idempotency scope; the same key returns the same group. */
    async make(accountId: string, wanted: Wanted & { name: string; users?: string[] }, asked: Scope | null): Promise<string> {
      const [known] = asked ? await inTransaction(db, (tx) => findResponses(clientOf(tx), [asked])) : []
      if (asked && known) return responseFor(asked, known) as string
      const { name = '', notice = '' } = await textsOf(accountId, wanted)
      const avatar = await avatarOf(accountId, wanted.avatar ?? '')
      const id = randomBytes(9).toString('base64url')
      const made = await inTransaction(db, async (tx) => {
        const claimed = asked && (await claimKey(tx, asked, now()))
        if (claimed) return { id: claimed.answer as string, added: [] }
        await lockOwner(tx, accountId)
        if ((await listOwned(tx, accountId)).length >= chatLimits.groupsOwned) throw fail('limit-reached')
        const at = new Date(now())
        const group = {
          id,
          owner_id: accountId,
          name,
          notice,
          avatar,
          open: wanted.open ?? true,
          shown: false,
          members: 0,
          created_at: at,
          ended_at: null,
        }
        await insertGroup(tx, group)
        await conversation.open(tx, id, at)
        const added = await addTo(tx, group, [accountId, ...(await listAddable(tx, group, wanted.users ?? []))])
        if (asked) await storeResponse(tx, asked, id)
        return { id, added }
      })
      publishState(made.added, made.id)
      return made.id
    },
    /** Joins a group, or adds accounts to the caller's own. */
    async add(accountId: string, id: string, users?: readonly string[]): Promise<void> {
      const added = await inTransaction(db, async (tx) => {
        const group = await lockGroup(tx, id)
        if (!group) throw fail('not-found')
        if (users) {
          if (group.owner_id !== accountId) throw fail('forbidden')
          return addTo(tx, group, await listAddable(tx, group, users))
        }
        const joined = await listJoined(tx, accountId)
        if (joined.includes(id)) return []
        if (!group.open || !(await isAtPeace(tx, accountId, group.owner_id))) throw fail('forbidden')
        if (joined.length >= chatLimits.groupsJoined) throw fail('limit-reached')
        await noteLeft(tx, id, accountId, false)
        return addTo(tx, group, [accountId])
      })
      publishState(added, id)
    },
    /** Leaves a group, or removes an account from the caller's own. An owner dissolves it instead. */
    async remove(accountId: string, id: string, uid: string = accountId): Promise<void> {
      await inTransaction(db, async (tx) => {
        const group = await lockGroup(tx, id)
        if (!group) throw fail('not-found')
        if ((uid !== accountId && group.owner_id !== accountId) || uid === group.owner_id) throw fail('forbidden')
        if (!(await conversation.remove(tx, id, uid))) throw fail('not-found')
        await updateGroup(tx, id, { members: Math.max(0, group.members - 1) })
        if (uid === accountId) await noteLeft(tx, id, uid, true)
      })
      publishState([uid], id)
    },
    async update(accountId: string, id: string, wanted: Wanted): Promise<void> {
      const texts = await textsOf(accountId, wanted)
      const shown = { name: texts.name, avatar: wanted.avatar }
      if (wanted.avatar !== undefined) await avatarOf(accountId, wanted.avatar, (await findGroup(db, id))?.avatar)
      await countRename(id, accountId, shown)
      // Members see the new name and picture in their list of conversations.
      const renamed = await inTransaction(db, async (tx) => {
        const group = await needOwned(tx, id, accountId)
        await updateGroup(tx, id, {
          name: texts.name ?? group.name,
          avatar: wanted.avatar ?? group.avatar,
          notice: texts.notice ?? group.notice,
          open: wanted.open ?? group.open,
        })
        return isRenamed(group, shown) ? conversation.members(tx, id) : []
      })
      publishState(renamed, id)
    },
    async show(accountId: string, id: string, shown: boolean): Promise<void> {
      await inTransaction(db, async (tx) => {
        await needOwned(tx, id, accountId)
        await updateGroup(tx, id, { shown })
      })
    },
    async dissolve(accountId: string, id: string): Promise<void> {
      const were = await inTransaction(db, async (tx) => {
        await needOwned(tx, id, accountId)
        const members = await conversation.members(tx, id)
        await conversation.end(tx, id)
        await deleteLeft(tx, id)
        await updateGroup(tx, id, { ended_at: new Date(now()), members: 0, shown: false })
        return members
      })
      publishState(were, id)
    },
    async present(rows: readonly GroupRow[], accountId: string | null): Promise<Group[]> {
      const [faces, joined] = await Promise.all([
        findFaces(db, [...new Set(rows.map(({ owner_id }) => owner_id))]),
        accountId === null ? [] : listJoined(db, accountId),
      ])
      const isIn = new Set(joined)
      return rows.map((row) => ({
        id: row.id,
        conversationID: nameOfConversation(row.id),
        name: row.name,
        avatar: row.avatar,
        notice: row.notice,
        owner: {
          id: row.owner_id,
          user_nickname: faces.get(row.owner_id)?.nickname ?? '',
          avatar: faces.get(row.owner_id)?.avatar ?? '',
        },
        members: row.members,
        most: chatLimits.groupMembers,
        open: row.open,
        shown: row.shown,
        role: row.owner_id === accountId ? 'owner' : isIn.has(row.id) ? 'member' : 'none',
      }))
    },
    async one(id: string, accountId: string | null): Promise<Group> {
      const row = await findGroup(db, id)
      const [shown] = row ? await this.present([row], accountId) : []
      if (!shown) throw fail('not-found')
      // A closed group that no room shows is visible to its members only, including its name.
      if (shown.role === 'none' && !shown.open && !shown.shown) throw fail('not-found')
      return shown
    },
  }
}
