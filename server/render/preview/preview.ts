// The head of a page, and the picture of its link: by what everybody may read of its thing, read once for both and for a moment.
import { createHash } from 'node:crypto'
import type { Lang } from '../../../contract/limits/limits.ts'
import type { SiteIdentity } from '../../../contract/site.ts'
import type { Feature } from '../../../contract/wire/feature.ts'
import { cachedReads } from '../../core/cache/cached-reads.ts'
import { RateLimiter } from '../../core/http/rate-limit.ts'
import { langOfAddress, pageLang } from '../page-lang.ts'
import type { Card } from '../picture/card.ts'
import { type Facts, type Read, readFacts } from './facts.ts'
import { featureOf, pageOf, type Subject } from './page.ts'
import { pictureAsked } from './picture-address.ts'
import { headOf, type PageHead, unlisted } from './tags.ts'
import { siteCard, tellFacts, tellList } from './tell.ts'
import type { Teller, Told } from './told.ts'

export interface PreviewDeps {
  read: Read
  /** Whether a thing that cannot be read was there and is gone for good. */
  isGone: (subject: Subject) => Promise<boolean>
  site: () => SiteIdentity
  isOff: (feature: Feature, region: string) => boolean
  /** Product milliseconds. */
  productNow: () => number
  /** Calls a minute of one address; 0: unlimited. */
  rateLimit: number
  onError: (error: unknown) => void
  now?: () => number
  /** Milliseconds that a page waits for what is read of its thing. */
  patience?: number
}
export interface PreviewRequest {
  /** Path and search as asked. */
  url: string
  cookies: Record<string, string>
  acceptLanguage: string
  userAgent?: string
  /** Client address. */
  address: string
  /** `https://host` under which the site is reached; empty: nobody knows. */
  origin: string
  /** Two letters; empty: nobody knows. */
  region: string
}

/** Milliseconds that a read is good for, and how many are cached. */
const caching = { goodFor: 5_000, most: 400 }
const usualPatience = 1_000
/** Reads at a time: previews never take the database from who reads the site itself. */
const mostReads = 16

/** There was no time, or no room, to read of the thing: the page goes without. */
export class Unread extends Error {}

/** 404: not there, or nobody may see it. 410: it was there. */
type Missing = 404 | 410

export function createPreviews(deps: PreviewDeps) {
  const { read, isGone, site, isOff, productNow, rateLimit, onError, now = Date.now, patience = usualPatience } = deps
  const reads = cachedReads<Facts | Missing>(now, caching)
  const limiter = new RateLimiter({ search: 0, other: rateLimit }, now)
  let running = 0

  const factsOf = (subject: Exclude<Subject, { kind: 'list' }>, address: string): Promise<Facts | Missing> =>
    reads.get(keyOf(subject), async () => {
      if (running >= mostReads || limiter.take(address, 'other') > 0) throw new Unread()
      running += 1
      try {
        return (await readFacts(subject, read)) ?? ((await isGone(subject)) ? 410 : 404)
      } finally {
        running -= 1
      }
    })

  async function tell(subject: Subject, teller: Teller, address: string): Promise<Told | Missing> {
    if (subject.kind === 'list') return tellList(subject.list, teller)
    const facts = await within(factsOf(subject, address), patience)
    return typeof facts === 'number' ? facts : tellFacts(facts, subject, teller)
  }

  const isSwitchedOff = (subject: Subject, region: string): boolean => {
    const feature = featureOf(subject)
    return feature !== null && isOff(feature, region)
  }

  return {
    /** The head of the page at an address. What cannot be read in time leaves the page as it is. */
    async head(request: PreviewRequest): Promise<PageHead> {
      const { url, cookies, address, origin, region } = request
      const plain: PageHead = { status: 200, title: null, description: null, tags: '' }
      const { subject, isListed } = pageOf(url)
      if (subject === null || isSwitchedOff(subject, region)) return { ...plain, tags: unlisted }
      const identity = site()
      const hides = cookies.hide === '1' || isSpoilerFree(url)
      const teller: Teller = { lang: pageLang(request, identity), site: identity, origin, hides, now: productNow() }
      try {
        const told = await tell(subject, teller, address)
        if (typeof told === 'number') return { ...plain, status: told, tags: unlisted }
        return headOf(told, teller, { version: versionOf(told.card), isListed, hasNews: !isOff('news', region) })
      } catch (error) {
        if (!(error instanceof Unread)) onError(error)
        return plain
      }
    },
    /** What the picture at an address shows. Null: there is none; it rejects with Unread where nothing could be read in time. */
    async card({ url, address, region }: Pick<PreviewRequest, 'url' | 'address' | 'region'>): Promise<Card | null> {
      const asked = pictureAsked(url)
      if (asked === null || isSwitchedOff(asked.subject, region)) return null
      const identity = site()
      const lang: Lang = langOfAddress(url, identity) ?? identity.langs[0] ?? 'zh'
      const teller: Teller = { lang, site: identity, origin: '', hides: asked.hides, now: productNow() }
      const told = await tell(asked.subject, teller, address)
      // Whoever shows a link keeps showing something when its thing is gone.
      return typeof told === 'number' ? siteCard(null, teller) : told.card
    },
  }
}
export type Previews = ReturnType<typeof createPreviews>

const isSpoilerFree = (url: string): boolean =>
  url.includes('spoiler=off') && new URL(url, 'http://localhost').searchParams.get('spoiler') === 'off'

/** A match and its live room are read alike. */
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
