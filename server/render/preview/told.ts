// What a page is said to be, before it is written as tags or drawn as a picture.
import type { Lang } from '../../../contract/limits/limits.ts'
import type { SiteIdentity } from '../../../contract/site.ts'
import type { Card } from '../picture/card.ts'
import type { Subject } from './page.ts'

export interface Teller {
  lang: Lang
  site: SiteIdentity
  /** `https://host`; of what is drawn, empty. */
  origin: string
  /** No result is told. */
  hides: boolean
  /** Product milliseconds. */
  now: number
}

/** One thing of schema.org. */
export interface Thing {
  '@type': string
  [property: string]: unknown
}

export interface Told {
  /** As its address names it: what was read knows the sport. */
  subject: Subject
  /** Without the name of the site; empty: the page has the site's own title. */
  title: string
  description: string
  type: 'website' | 'article' | 'profile' | 'video.other'
  /** ISO 8601, of an article. */
  published?: string
  card: Card
  /** What it is about, in the words of schema.org; the picture is added. */
  things: Thing[]
  /** The pages above it, from the home page's neighbours down: name and path. */
  trail: [name: string, path: string][]
}
