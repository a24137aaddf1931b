// Articles as subjects of comments.
import type { Context } from '../../core/context.ts'
import type { Commentable } from '../comment/store.ts'
import { findArticle } from './store.ts'

export const commentableNews = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Commentable => ({
  async find(id) {
    const article = await findArticle(db, id, clock.now())
    return article && { owner: null, title: article.title, about: { match_id: article.match_id, team_ids: article.team_ids } }
  },
})
