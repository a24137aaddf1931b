// Whom a post names by @: people of its author's address book. It is asked for when the post goes, so that one that waited for
// the network names whoever it would have named with one.
import type { Mention } from '../../../contract/comment.ts'
import { communityLimits } from '../../../contract/limits/community-limits.ts'
import { namedIn } from '../../../rules/text/mention.ts'
import { ApiError, call } from '../api/api.ts'

/**
 * Everybody whom one follows, is followed by or talks with. A post without names is better than none.
 * @throws NetworkError, ApiError of a login that is lost
 */
async function addressBook(): Promise<Mention[]> {
  try {
    const { following, followers, talking = [] } = await call('POST api/group/addressBook')
    return [...following, ...talking, ...followers].map(({ id, user_nickname: nickname }) => ({ uid: id, nickname }))
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 1)) throw error
    console.warn('the post names nobody of the address book', error)
    return []
  }
}

/** Ids of whom the text names; the server decides of them. `known`: whom it named before. @throws as the book does */
export async function namedByText(text: string, known: readonly Mention[] = []): Promise<string[]> {
  if (!text.includes('@')) return []
  const named = namedIn(text, [...known, ...(await addressBook())]).map(({ uid }) => uid)
  return [...new Set(named)].slice(0, communityLimits.mentions)
}
