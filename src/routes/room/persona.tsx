// /persona?id=: a person's public page.
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PersonaPage } from '../../features/room/persona/PersonaPage.tsx'
import { roomWords } from '../../ui/words/room-words.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'

const PersonaWorks = lazy(async () => ({ default: (await import('./-persona-works.tsx')).PersonaWorks }))

export const Route = createFileRoute('/persona')({
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } => (id ? { id: String(id) } : {}),
  component: PersonaRoute,
})

function PersonaRoute() {
  const { id: named = '' } = Route.useSearch()
  const id = /^[A-Za-z0-9_-]{1,64}$/.test(named) ? named : ''
  return (
    <WithWords catalogs={roomWords}>
      <PersonaPage
        key={id}
        id={id}
        works={
          <Suspense>
            <PersonaWorks uid={id} />
          </Suspense>
        }
      />
    </WithWords>
  )
}
