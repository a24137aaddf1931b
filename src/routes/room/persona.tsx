// /persona?id=: the public page of a user.
import { createFileRoute } from '@tanstack/react-router'
import { PersonaPage } from '../../features/room/persona/PersonaPage.tsx'
import { AfterHydration } from '../../ui/layer/AfterHydration.tsx'
import { laterPart } from '../../ui/layer/later-part.ts'
import { lazyPart } from '../../ui/layer/lazy-part.ts'
import { useLater } from '../../ui/layer/use-later.ts'
import { roomMessages } from '../../ui/messages/room-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'

const streamerGrowth = laterPart(() => import('../../features/room/studio/growth/GrowthPanel.tsx').then((part) => part.StreamerGrowth))
const PersonaWorks = lazyPart(async () => (await import('./-persona-works.tsx')).PersonaWorks)

export const Route = createFileRoute('/persona')({
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } => (id ? { id: String(id) } : {}),
  component: PersonaRoute,
})

function PersonaRoute() {
  const { id: named = '' } = Route.useSearch()
  const id = /^[A-Za-z0-9_-]{1,64}$/.test(named) ? named : ''
  return (
    <WithMessages catalogs={roomMessages}>
      <PersonaPage
        key={id}
        id={id}
        growth={<Growth uid={id} />}
        works={
          <AfterHydration>
            <PersonaWorks uid={id} />
          </AfterHydration>
        }
      />
    </WithMessages>
  )
}

/** Optional: the page works without it. */
function Growth({ uid }: { uid: string }) {
  const Part = useLater(streamerGrowth)
  return Part ? <Part uid={uid} /> : null
}
