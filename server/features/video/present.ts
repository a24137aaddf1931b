// Presents videos to readers: with their authors, the teams of their match, and the number of comments.
import type { VideoCard } from '../../../contract/video.ts'
import { findFaces } from '../account/store.ts'
import { findTeamsOf, teamNames } from '../match/teams/store.ts'
import type { VideoDeps } from './deps.ts'
import { revealsResults, type Work } from './work-store.ts'

export async function presentWorks(
  { db, commentsOf }: Pick<VideoDeps, 'db' | 'commentsOf'>,
  works: readonly Work[],
  /** Whether to include the reason why a video is hidden. */
  teller: (work: Work) => boolean = () => false,
): Promise<VideoCard[]> {
  if (works.length === 0) return []
  const ids = works.map(({ id }) => id)
  const [faces, teams, comments] = await Promise.all([
    findFaces(db, [...new Set(works.map(({ uid }) => uid))]),
    findTeamsOf(
      db,
      works.map(({ match_id }) => match_id),
    ),
    commentsOf(ids),
  ])
  const namesOf = await teamNames(db, [...teams.values()])
  return works.map((work) => {
    const { nickname = '', avatar = '' } = faces.get(work.uid) ?? {}
    const team_ids = teams.get(work.match_id ?? '') ?? []
    const named = namesOf(team_ids)
    return {
      id: work.id,
      kind: work.kind,
      title: work.title,
      cover: work.cover,
      uid: work.uid,
      nickname,
      avatar,
      room_id: work.room_id,
      category: work.category,
      match_id: work.match_id,
      team_ids,
      ...(named && { teams: named }),
      results: revealsResults(work),
      duration_seconds: Math.round(work.duration_ms / 100) / 10,
      published_at: new Date(work.published_at).toISOString(),
      views: work.views,
      likes: work.likes,
      favorites: work.favorites,
      comments: comments.get(work.id) ?? 0,
      state: work.state,
      reason: teller(work) ? work.reason : '',
    }
  })
}
