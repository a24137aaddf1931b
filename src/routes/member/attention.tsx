// /attention?kind=: what this device follows.
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AttentionPage } from '../../features/attention/AttentionPage.tsx'
import { type AttentionTab, readAttentionKind } from '../../features/attention/attention-kind.ts'
import { deviceWords } from '../../ui/words/device-words.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'

const FollowedExperts = lazy(async () => ({ default: (await import('../../features/expert/FollowedExperts.tsx')).FollowedExperts }))
const FollowedStreamers = lazy(async () => ({
  default: (await import('../../features/room/list/FollowedStreamers.tsx')).FollowedStreamers,
}))

export const Route = createFileRoute('/attention')({
  validateSearch: (search: Record<string, unknown>): { kind?: AttentionTab } => {
    const kind = readAttentionKind(search.kind)
    return kind ? { kind } : {}
  },
  component: AttentionRoute,
})

function AttentionRoute() {
  return (
    <WithWords catalogs={deviceWords}>
      <AttentionPage
        kind={Route.useSearch().kind ?? 'match'}
        experts={
          <Suspense>
            <FollowedExperts />
          </Suspense>
        }
        streamers={
          <Suspense>
            <FollowedStreamers />
          </Suspense>
        }
      />
    </WithWords>
  )
}
