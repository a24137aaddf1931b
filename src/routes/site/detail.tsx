// /detail?id=: one article.
import { createFileRoute } from '@tanstack/react-router'
import { readId } from '../../core/read-address.ts'
import { ArticlePage } from '../../features/news/ArticlePage.tsx'
import { SaveArticle } from '../../features/offline/SaveArticle.tsx'
import { AfterHydration } from '../../ui/layer/AfterHydration.tsx'
import { lazyPart } from '../../ui/layer/lazy-part.ts'
import { communityMessages } from '../../ui/messages/community-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'

const Thread = lazyPart(async () => (await import('../../features/comment/Thread.tsx')).Thread)

export const Route = createFileRoute('/detail')({
  validateSearch: (search: Record<string, unknown>): { id?: string } => ({ id: readId(search.id) }),
  component: DetailRoute,
})

function DetailRoute() {
  const id = Route.useSearch().id ?? ''
  return (
    <ArticlePage
      id={id}
      acts={<SaveArticle id={id} />}
      thread={
        <WithMessages catalogs={communityMessages}>
          <AfterHydration>
            <Thread key={id} subject={{ kind: 'news', id }} />
          </AfterHydration>
        </WithMessages>
      }
    />
  )
}
