// A part in a file of its own that belongs to the first draw: the server draws it, and the page over it waits for the file. Elsewhere it
// is fetched when it is first drawn, as any other (lazy-part.ts).
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { nameAhead, noteAhead } from './ahead.ts'
import { lazyPart } from './lazy-part.ts'

interface Part<P extends object> {
  path: string
  /** What the file holds, once it is here. */
  loaded?: ComponentType<P>
  Lazy: ComponentType<P>
}

function AheadPart<P extends object>({ part, props }: { part: Part<P>; props: P }): ReactNode {
  noteAhead(part.path)
  const Here = part.loaded
  if (Here) return <Here {...props} />
  // The server draws once more when it is here.
  if (typeof document === 'undefined') return null
  return (
    <Suspense>
      <part.Lazy {...props} />
    </Suspense>
  )
}

/** `path` of the source file from the root of the project, as the build's manifest names it. */
export function aheadPart<P extends object>(path: string, load: () => Promise<ComponentType<P>>): (props: P) => ReactNode {
  const part: Part<P> = { path, Lazy: lazyPart(load) as unknown as ComponentType<P> }
  nameAhead(path, async () => {
    part.loaded = await load()
  })
  return (props) => <AheadPart part={part} props={props} />
}
