// Users that a post mentions by @: people of its author's address book. It is read when the post is sent, so that a post written
// offline mentions the same users as one sent online.
import type { Mention } from '../../../contract/comment.ts'
import { communityLimits } from '../../../contract/limits/community-limits.ts'
import { namedIn } from '../../../rules/text/name/mention.ts'
import { ApiError, call } from '../api/api.ts'

/**
 * Everyone whom the author follows, is followed by or chats with. If it fails, the post is sent without mentions.
 * @throws NetworkError, ApiError of a lost login
 */
async function addressBook(): Promise<Mention[]> {
  try {
    const { following, followers, talking = [] } = await call('POST api/group/addressBook')
    return [...following, ...talking, ...followers].map(({ id, user_nickname: nickname }) => ({ uid: id, nickname }))
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 1)) throw error
    console.warn('address book read failed, post sent without mentions', error)
    return []
  }
}

/** Ids of the users that the text mentions; the server has the final say. `known`: earlier mentions. @throws as `addressBook` */
export async function namedByText(text: string, known: readonly Mention[] = []): Promise<string[]> {
  if (!text.includes('@')) return []
  const named = namedIn(text, [...known, ...(await addressBook())]).map(({ uid }) => uid)
  return [...new Set(named)].slice(0, communityLimits.mentions)
}
