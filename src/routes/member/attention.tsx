// /attention?kind=: what this device and its member follow; without a tab in the address those who are on the air come first.
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { AttentionPage } from '../../features/attention/AttentionPage.tsx'
import { type AttentionTab, readAttentionKind } from '../../features/attention/attention-kind.ts'
import { useFollowedOnAir } from '../../features/room/list/use-followed-on-air.ts'
import { lazyPart } from '../../ui/layer/lazy-part.ts'
import { deviceWords } from '../../ui/words/device-words.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'

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

/** What an address without a tab opens with: who is on the air, else the matches. It stays while the page is open. */
function useTab(): AttentionTab | null {
  // What is not a tab is left in the address by the router.
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
    <WithWords catalogs={deviceWords}>
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
    </WithWords>
  )
}
