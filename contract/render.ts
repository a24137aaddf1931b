// The first screen: what the server gives the render bundle and what it gets back.
import type { Lang } from './limits/limits.ts'
import type { LivePosition } from './live.ts'
import type { SiteIdentity } from './site.ts'

/** One entry of the query cache that the app starts from: key and data as TanStack Query keeps them. */
export interface RenderQuery {
  key: readonly unknown[]
  data: unknown
  /** Real milliseconds when it was read. */
  updatedAt: number
  /** Of a list in pages: the key of the read that is its first page. */
  page?: readonly unknown[]
  /** It was read for a guest, and is another for who is signed in. */
  personal?: true
}
export interface RenderInput {
  /** Path and search of the request. */
  url: string
  lang: Lang
  theme: 'light' | 'dark' | 'system'
  tz: string
  /** No score may be seen, not even for a moment. */
  hide: boolean
  /**
   * The guide of a first visit was answered, or nobody is there to be asked: the page keeps no place for its invitation. Absent: it has no
   * such place.
   */
  guided?: boolean
  /** The page says it beside its state, for pages without one have it too. */
  site: SiteIdentity
  /** Product clock as in the system config. */
  clock: { feed: string; real: string; speed: number }
  /** Real milliseconds of this render; both sides take it for `now` until hydration. */
  now: number
  queries: RenderQuery[]
  /** The live socket resumes from here, so that nothing is read twice. */
  live: LivePosition
}
export interface RenderOutput {
  html: string
  title: string
  /** What it was drawn by beside the route's own chunk, in the order in which it is fetched before hydration: src/ui/layer/ahead.ts. */
  ahead: string[]
}
export type Render = (input: RenderInput) => Promise<RenderOutput>
/** What the page finds in its JSON script tag. */
export type RenderState = Omit<RenderInput, 'url' | 'site'> & Pick<RenderOutput, 'ahead'>
