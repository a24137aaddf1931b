// /attention?kind=: follows of this device and its member; without a tab in the URL, live streamers come first.
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { AttentionPage } from '../../features/follow/page/AttentionPage.tsx'
import { type AttentionTab, readAttentionKind } from '../../features/follow/page/attention-kind.ts'
import { useFollowedOnAir } from '../../features/room/list/use-followed-on-air.ts'
import { lazyPart } from '../../ui/layer/lazy-part.ts'
import { deviceMessages } from '../../ui/messages/device-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'

const FollowedCircles = lazyPart(async () => (await import('../../features/circle/FollowedCircles.tsx')).FollowedCircles)
const FollowedExperts = lazyPart(async () => (await import('../../features/expert/FollowedExperts.tsx')).FollowedExperts)
const FollowedStreamers = lazyPart(async () => (await import('../../features/room/list/FollowedStreamers.tsx')).FollowedStreamers)

export const Route = createFileRoute('/attention')({
  validateSearch: (search: Record<string, unknown>): { kind?: AttentionTab } => {
    const kind = readAttentionKind(search.kind)
    return kind ? { kind } : {}
  },
  component: AttentionRoute,
})

/** Initial tab of a URL without one: streamers if any followed one is live, else matches. It stays while the page is open. */
function useTab(): AttentionTab | null {
  // The router leaves invalid tabs in the URL.
  const kind = readAttentionKind(Route.useSearch().kind)
  const [first, setFirst] = useState<AttentionTab | null>(null)
  const isAnyOn = useFollowedOnAir(kind === undefined && first === null)
  if (kind !== undefined) return kind
  if (first === null && isAnyOn !== null) setFirst(isAnyOn ? 'streamer' : 'match')
  return first
}

function AttentionRoute() {
  const kind = useTab()
  return (
    <WithMessages catalogs={deviceMessages}>
      <AttentionPage
        kind={kind}
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
        circles={
          <Suspense>
            <FollowedCircles />
          </Suspense>
        }
      />
    </WithMessages>
  )
}
