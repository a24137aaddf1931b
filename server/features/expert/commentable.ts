// Schemes as subjects of comments. Their titles are public, their content is not.
import type { Context } from '../../core/context.ts'
import type { Commentable } from '../comment/store.ts'
import { findScheme } from './scheme-store.ts'
import { isExpert } from './store.ts'

export const commentableScheme = ({ db }: Pick<Context, 'db'>): Commentable => ({
  async find(id) {
    const row = await findScheme(db, id)
    if (!row || row.removed_at !== null || !(await isExpert(db, row.expert_id))) return null
    return { owner: row.expert_id, title: { zh: row.title, en: row.title, vi: row.title }, about: null }
  },
})
