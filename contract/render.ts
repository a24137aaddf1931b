// The first screen: input and output of the render bundle.

import type { SiteIdentity } from './config/site.ts'
import type { Lang } from './limits/limits.ts'
import type { LivePosition } from './live.ts'

/** One initial entry of the app's query cache: key and data as in TanStack Query. */
export interface RenderQuery {
  key: readonly unknown[]
  data: unknown
  /** Real time of the read, in milliseconds. */
  updatedAt: number
  /** For a paginated list: the key of the read that is its first page. */
  page?: readonly unknown[]
  /** Read as a guest; differs for a signed-in user. */
  personal?: true
}
export interface RenderInput {
  /** Path and search of the request. */
  url: string
  lang: Lang
  theme: 'light' | 'dark' | 'system'
  tz: string
  /** Scores must never be visible, not even briefly. */
  hide: boolean
  /**
   * The first-visit guide was answered, or nobody is there to answer it: the page reserves no space for its invitation. Absent: it has no
   * such space.
   */
  guided?: boolean
  /** Embedded in the page beside its state, because pages without a state need it too. */
  site: SiteIdentity
  /** Product clock as in the system config. */
  clock: { feed: string; real: string; speed: number }
  /** Real time of this render, in milliseconds; both sides use it as `now` until hydration. */
  now: number
  queries: RenderQuery[]
  /** Position from which the live socket resumes, so that nothing is read twice. */
  live: LivePosition
}
export interface RenderOutput {
  html: string
  title: string
  /** Modules that it was rendered with beside the route's own chunk, in the order of fetching before hydration: src/ui/layer/ahead.ts. */
  ahead: string[]
}
export type Render = (input: RenderInput) => Promise<RenderOutput>
/** Content of the page's JSON script tag. */
export type RenderState = Omit<RenderInput, 'url' | 'site'> & Pick<RenderOutput, 'ahead'>
