// Posts as subjects of comments and reports.
import type { Context } from '../../core/context.ts'
import type { Commentable } from '../comment/store.ts'
import type { Reportable } from '../report/store.ts'
import { findPost, listLooseOf, updatePostState } from './post/store.ts'

/** Characters of a post that serve as its title. */
const titleLength = 40

export const commentablePost = ({ db }: Pick<Context, 'db'>): Commentable => ({
  async find(id, reader) {
    const found = await findPost(db, id, reader)
    if (!found) return null
    const { match_id } = found.row
    const line = found.row.text.replace(/\s+/gu, ' ')
    const title = [...line].length > titleLength ? `${[...line].slice(0, titleLength).join('')}…` : line
    return { owner: found.row.account_id, title: { zh: title, en: title, vi: title }, about: match_id === null ? null : { match_id } }
  },
})

export const reportablePost = (
  { db }: Pick<Context, 'db'>,
  removeFiles: (account: string, paths: readonly string[]) => Promise<void>,
): Reportable => ({
  async find(id, reader) {
    const found = await findPost(db, id, reader)
    return found ? { person: found.row.account_id, shown: found.row.text } : null
  },
  applyDecision: (tx, id, state, why) => updatePostState(tx, id, state, why),
  // Keeps the files of a hidden post, which may be restored.
  async gone(id, decision) {
    const loose = decision === 'deleted' ? await listLooseOf(db, id) : null
    if (loose) await removeFiles(loose.account, loose.paths)
  },
})
