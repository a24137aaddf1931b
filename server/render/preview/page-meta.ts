// The content of a preview, before it becomes tags or an image.

import type { SiteIdentity } from '../../../contract/config/site.ts'
import type { Lang } from '../../../contract/limits/limits.ts'
import type { Card } from '../picture/card.ts'
import type { Subject } from './page.ts'

export interface Teller {
  lang: Lang
  site: SiteIdentity
  /** `https://host`; empty for images. */
  origin: string
  /** Hides results. */
  hides: boolean
  /** Product milliseconds. */
  now: number
}

/** A schema.org thing. */
export interface JsonLdNode {
  '@type': string
  [property: string]: unknown
}

export interface PageMeta {
  /** As its URL names it: the data knows the sport. */
  subject: Subject
  /** Without the site's name; empty for the site's own title. */
  title: string
  description: string
  type: 'website' | 'article' | 'profile' | 'video.other'
  /** ISO 8601, for articles. */
  published?: string
  card: Card
  /** The page's content as schema.org things; the image is added. */
  nodes: JsonLdNode[]
  /** The pages above it, from below the home page down: name and path. */
  trail: [name: string, path: string][]
}
