// Checks for tasks whether a shared or viewed thing exists for the account.
import type { ApiBody } from '../../../contract/api.ts'
import type { ProductClock } from '../../core/clock/clock.ts'
import type { Tx } from '../../core/database/transaction.ts'
import { fail } from '../../core/http/fail.ts'
import { findPost } from '../circle/post/store.ts'
import { findCores } from '../match/store.ts'
import { findArticle } from '../news/store.ts'
import { isVideoShown } from '../video/store.ts'

export interface TaskSubject {
  kind: Exclude<ApiBody<'POST api/Activity/shareTasks'>['kind'], 'app'>
  id: string
}
export interface Asked {
  /** The sharing or viewing account. */
  account: string
  clock: Pick<ProductClock, 'now'>
  isRoom(tx: Tx, id: string): Promise<boolean>
}

const isThere: Record<Exclude<TaskSubject['kind'], 'match'>, (tx: Tx, id: string, asked: Asked) => Promise<boolean>> = {
  news: async (tx, id, { clock }) => (await findArticle(tx, id, clock.now())) !== null,
  room: (tx, id, { isRoom }) => isRoom(tx, id),
  video: (tx, id) => isVideoShown(tx, id),
  post: async (tx, id, { account }) => (await findPost(tx, id, account)) !== undefined,
}

/** Throws not-found. `isLive`: whether a match is being played. */
export async function requireSubject(tx: Tx, { kind, id }: TaskSubject, asked: Asked): Promise<{ isLive: boolean }> {
  if (kind === 'match') {
    const [core] = await findCores(tx, [id])
    if (!core) throw fail('not-found', { match: id })
    return { isLive: core.status === 'live' }
  }
  if (!(await isThere[kind](tx, id, asked))) throw fail('not-found', { [kind]: id })
  return { isLive: false }
}
