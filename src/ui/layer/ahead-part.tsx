// A part in a chunk of its own that belongs to the first draw: the server renders it, and the page waits for the chunk before hydration.
// Elsewhere it loads when it is first rendered, as any other (lazy-part.ts).
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { nameAhead, noteAhead } from './ahead.ts'
import { lazyPart } from './lazy-part.ts'

interface Part<P extends object> {
  path: string
  /** The component, once it is loaded. */
  loaded?: ComponentType<P>
  Lazy: ComponentType<P>
}

function AheadPart<P extends object>({ part, props }: { part: Part<P>; props: P }): ReactNode {
  noteAhead(part.path)
  const Here = part.loaded
  if (Here) return <Here {...props} />
  // The server renders again once it is loaded.
  if (typeof document === 'undefined') return null
  return (
    <Suspense>
      <part.Lazy {...props} />
    </Suspense>
  )
}

/** `path` of the source file relative to the project root, as in the build's manifest. */
export function aheadPart<P extends object>(path: string, load: () => Promise<ComponentType<P>>): (props: P) => ReactNode {
  const part: Part<P> = { path, Lazy: lazyPart(load) as unknown as ComponentType<P> }
  nameAhead(path, async () => {
    part.loaded = await load()
  })
  return (props) => <AheadPart part={part} props={props} />
}
