// The head and the Open Graph image of a page, from the public data of its subject, read once for both and cached briefly.
import { createHash } from 'node:crypto'
import type { SiteIdentity } from '../../../contract/config/site.ts'
import type { Lang } from '../../../contract/limits/limits.ts'
import type { Feature } from '../../../contract/wire/feature.ts'
import { cachedReads } from '../../core/cache/cached-reads.ts'
import { RateLimiter } from '../../core/http/rate-limit.ts'
import { langOfAddress, pageLang } from '../page-lang.ts'
import type { Card } from '../picture/card.ts'
import { describeFacts, describeList, siteCard } from './describe.ts'
import { type Facts, type Read, readFacts } from './facts.ts'
import { featureOf, pageOf, type Subject } from './page.ts'
import type { PageMeta, Teller } from './page-meta.ts'
import { pictureAsked } from './picture-address.ts'
import { headOf, type PageHead, unlisted } from './tags.ts'

export interface PreviewDeps {
  read: Read
  /** Whether an unreadable subject existed and was deleted. */
  isGone: (subject: Subject) => Promise<boolean>
  site: () => SiteIdentity
  isOff: (feature: Feature, region: string) => boolean
  /** Product milliseconds. */
  productNow: () => number
  /** Calls per minute and address; 0 for unlimited. */
  rateLimit: number
  onError: (error: unknown) => void
  /** Number of changes that operators have made: a read before the last one is not reused. */
  changes?: () => number
  now?: () => number
  /** Milliseconds that a page waits for its subject's data. */
  patience?: number
}
export interface PreviewRequest {
  /** Path and search as requested. */
  url: string
  cookies: Record<string, string>
  acceptLanguage: string
  userAgent?: string
  /** Client address. */
  address: string
  /** `https://host` of the site; empty if unknown. */
  origin: string
  /** Two letters; empty if unknown. */
  region: string
}

/** Time to live of a cached read, in milliseconds, and the maximum number of entries. */
const caching = { goodFor: 5_000, most: 400 }
const usualPatience = 1_000
/** Concurrent reads: previews never take the database away from readers of the site. */
const mostReads = 16

/** Thrown when the time or the slots for a read run out: the page is served without the data. */
export class Unread extends Error {}

/** 404: it does not exist or is not public. 410: it was deleted. */
type Missing = 404 | 410

export function createPreviews(deps: PreviewDeps) {
  const { read, isGone, site, isOff, productNow, rateLimit, onError, changes = () => 0, now = Date.now, patience = usualPatience } = deps
  const reads = cachedReads<Facts | Missing>(now, caching)
  const limiter = new RateLimiter({ search: 0, other: rateLimit }, now)
  let running = 0

  const factsOf = (subject: Exclude<Subject, { kind: 'list' }>, address: string): Promise<Facts | Missing> =>
    reads.get(`${changes()} ${keyOf(subject)}`, async () => {
      if (running >= mostReads || limiter.take(address, 'other') > 0) throw new Unread()
      running += 1
      try {
        return (await readFacts(subject, read)) ?? ((await isGone(subject)) ? 410 : 404)
      } finally {
        running -= 1
      }
    })

  async function describePage(subject: Subject, teller: Teller, address: string): Promise<PageMeta | Missing> {
    if (subject.kind === 'list') return describeList(subject.list, teller)
    const facts = await within(factsOf(subject, address), patience)
    return typeof facts === 'number' ? facts : describeFacts(facts, subject, teller)
  }

  const isSwitchedOff = (subject: Subject, region: string): boolean => {
    const feature = featureOf(subject)
    return feature !== null && isOff(feature, region)
  }

  return {
    /** The head of the page at a URL. If the data cannot be read in time, the page is unchanged. */
    async head(request: PreviewRequest): Promise<PageHead> {
      const { url, cookies, address, origin, region } = request
      const plain: PageHead = { status: 200, title: null, description: null, tags: '' }
      const { subject, isListed } = pageOf(url)
      if (subject === null || isSwitchedOff(subject, region)) return { ...plain, tags: unlisted }
      const identity = site()
      const hides = cookies.hide === '1' || isSpoilerFree(url)
      const teller: Teller = { lang: pageLang(request, identity), site: identity, origin, hides, now: productNow() }
      try {
        const pageMeta = await describePage(subject, teller, address)
        if (typeof pageMeta === 'number') return { ...plain, status: pageMeta, tags: unlisted }
        return headOf(pageMeta, teller, { version: versionOf(pageMeta.card), isListed, hasNews: !isOff('news', region) })
      } catch (error) {
        if (!(error instanceof Unread)) onError(error)
        return plain
      }
    },
    /** The card of the image at a URL; null if there is none. Rejects with Unread if the data could not be read in time. */
    async card({ url, address, region }: Pick<PreviewRequest, 'url' | 'address' | 'region'>): Promise<Card | null> {
      const asked = pictureAsked(url)
      if (asked === null || isSwitchedOff(asked.subject, region)) return null
      const identity = site()
      const lang: Lang = langOfAddress(url, identity) ?? identity.langs[0] ?? 'zh'
      const teller: Teller = { lang, site: identity, origin: '', hides: asked.hides, now: productNow() }
      const pageMeta = await describePage(asked.subject, teller, address)
      // A shared link keeps an image after its subject is deleted.
      return typeof pageMeta === 'number' ? siteCard(null, teller) : pageMeta.card
    },
  }
}
export type Previews = ReturnType<typeof createPreviews>

const isSpoilerFree = (url: string): boolean =>
  url.includes('spoiler=off') && new URL(url, 'http://localhost').searchParams.get('spoiler') === 'off'

/** A match and its live room share a read. */
const keyOf = (subject: Subject): string => JSON.stringify(subject.kind === 'score-live' ? { ...subject, kind: 'match' } : subject)

const versionOf = (card: Card): string => createHash('sha1').update(JSON.stringify(card)).digest('base64url').slice(0, 10)

async function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Unread()), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
