// Videos as subjects of comments.
import type { Context } from '../../core/context.ts'
import type { Commentable } from '../comment/store.ts'
import { findWork, revealsResults } from './work-store.ts'

export const commentableVideo = ({ db }: Pick<Context, 'db'>): Commentable => ({
  async find(id, reader) {
    const work = await findWork(db, id)
    if (!work || (work.state !== 'shown' && work.uid !== reader)) return null
    return { owner: work.uid, title: work.title, about: revealsResults(work) ? { match_id: work.match_id } : null }
  },
})
