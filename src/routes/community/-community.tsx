// Community pages with their catalog: one file for all of them, so that the first chunk references a single name.
import { CircleDetailPage } from '../../features/circle/CircleDetailPage.tsx'
import { CirclePage } from '../../features/circle/CirclePage.tsx'
import { readCircleDetailSearch, readCircleSearch, readNewPostSearch } from '../../features/circle/circle-search.ts'
import { NewPostPage } from '../../features/circle/post/NewPostPage.tsx'
import { PostPage } from '../../features/circle/post/PostPage.tsx'
import { ThreadPage } from '../../features/comment/page/ThreadPage.tsx'
import { readThreadSearch } from '../../features/comment/page/thread-search.ts'
import { communityMessages } from '../../ui/messages/community-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'

interface CommunityProps {
  page: 'circle' | 'circle-detail' | 'new-post' | 'thread'
  /** Raw search params: each page parses its own. */
  search: object
}

export function Community(props: CommunityProps) {
  return (
    <WithMessages catalogs={communityMessages}>
      <Page {...props} />
    </WithMessages>
  )
}

function Page({ page, search }: CommunityProps) {
  const given = { ...search }
  if (page === 'circle') return <CirclePage search={readCircleSearch(given)} />
  if (page === 'new-post') return <NewPostPage search={readNewPostSearch(given)} />
  if (page === 'thread') {
    const thread = readThreadSearch(given)
    return <ThreadPage key={`${thread.type} ${thread.id} ${thread.at}`} search={thread} />
  }
  const detail = readCircleDetailSearch(given)
  return detail.post ? <PostPage key={detail.post} id={detail.post} /> : <CircleDetailPage key={detail.id} search={detail} />
}
