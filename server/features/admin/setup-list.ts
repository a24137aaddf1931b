// What a new site lacks, in setup order. Pure: derived from counts and settings.
import type { SetupItem, SetupItemId, SetupState } from '../../../contract/admin/setup-admin.ts'
import { type Config, defaultVapidSubject, isPublicName } from '../../config.ts'

export interface SetupCounts {
  leagues: number
  gifts: number
  guards: number
  nobles: number
  packages: number
  goods: number
  tasks: number
  banners: number
  circles: number
  categories: number
  streamers: number
  experts: number
  /** Kinds of legal texts whose current version was written by the operator. */
  legal: number
}
export interface SetupFacts {
  /** The operator's name for the site; empty with the product's own name, logo and colour. */
  siteName: string
  config: Pick<Config, 'demo' | 'feed' | 'smtpUrl' | 'smsUrl' | 'payments' | 'vapidSubject' | 'backupDir' | 'publicUrl' | 'trustProxy'>
  counts: SetupCounts
  /** Whether customer service has any contact. */
  hasService: boolean
  /** Whether streamers may withdraw their earnings. */
  isWithdrawalOpen: boolean
  pinnedSearches: number
  recommendedGroups: number
  /** The operator's own refused words, and whether the built-in list is used as well. */
  words: { own: number; builtIn: boolean }
  /** `heardAt`, `backupAt`: null for never. */
  feed: { name: string; heardAt: string | null }
  backupAt: string | null
  /** The request came through a proxy that names the client. */
  isForwarded: boolean
}

const needed = (isThere: boolean): SetupState => (isThere ? 'done' : 'lacking')
const optional = (isThere: boolean): SetupState => (isThere ? 'done' : 'optional')
const item = (id: SetupItemId, state: SetupState, more: Partial<Omit<SetupItem, 'id' | 'state'>> = {}): SetupItem => ({
  ...{ id, state, count: null, value: '', at: null, variables: [] },
  ...more,
})
const counted = (id: SetupItemId, stateOf: (isThere: boolean) => SetupState, count: number): SetupItem =>
  item(id, stateOf(count > 0), { count })

/** https with a public host name. */
function isReachable(publicUrl: string): boolean {
  if (!URL.canParse(publicUrl)) return false
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' && isPublicName(hostname)
}

/** Set up in the admin pages. */
function contentItems(facts: SetupFacts): SetupItem[] {
  const { counts, siteName, hasService, isWithdrawalOpen, pinnedSearches, recommendedGroups, words, feed, config } = facts
  // Neither invented nor replayed matches are real data.
  const isReal = config.feed.kind === 'openfootball' || config.feed.kind === 'football-data' || config.feed.kind === 'push'
  return [
    item('site', optional(siteName !== ''), { value: siteName }),
    counted('legal', optional, counts.legal),
    item('service', needed(hasService)),
    item('feed', needed(config.demo || (isReal && feed.heardAt !== null)), {
      count: counts.leagues,
      value: feed.name,
      at: feed.heardAt,
      variables: ['FEED'],
    }),
    counted('leagues', needed, counts.leagues),
    counted('gifts', needed, counts.gifts),
    item('tiers', needed(counts.guards > 0 && counts.nobles > 0), { count: counts.guards + counts.nobles }),
    counted('packages', needed, counts.packages),
    item('rates', optional(isWithdrawalOpen)),
    counted('goods', optional, counts.goods),
    counted('tasks', optional, counts.tasks),
    counted('banners', optional, counts.banners),
    counted('circles', needed, counts.circles),
    counted('categories', needed, counts.categories),
    counted('searches', optional, pinnedSearches),
    counted('groups', optional, recommendedGroups),
    counted('streamers', needed, counts.streamers),
    counted('experts', optional, counts.experts),
    item('words', optional(words.builtIn || words.own > 0), { count: words.own }),
  ]
}

/** Set in the environment. */
function outsideItems({ config, backupAt, isForwarded }: SetupFacts): SetupItem[] {
  const { demo, smtpUrl, smsUrl, payments, vapidSubject, backupDir, publicUrl, trustProxy } = config
  const hasPayment = payments.some((name) => demo || name !== 'sandbox')
  const isHttps = publicUrl.startsWith('https:')
  return [
    // Either of them lets people sign up.
    item('mail', smtpUrl ? 'done' : smsUrl ? 'optional' : 'lacking', { variables: ['SMTP_URL', 'MAIL_FROM'] }),
    item('sms', smsUrl ? 'done' : smtpUrl ? 'optional' : 'lacking', { variables: ['SMS_URL'] }),
    item('payment', needed(hasPayment), { value: payments.join(', '), variables: ['PAYMENT'] }),
    item('push', needed(vapidSubject !== defaultVapidSubject), { value: vapidSubject, variables: ['VAPID_SUBJECT'] }),
    item('backup', needed(backupDir !== ''), { value: backupDir, at: backupAt, variables: ['BACKUP_DIR'] }),
    item('domain', needed(isReachable(publicUrl)), { value: publicUrl, variables: ['PUBLIC_URL'] }),
    // With an untrusted proxy all readers share one address. https implies a proxy: the server itself speaks http.
    item('proxy', trustProxy ? 'done' : isForwarded || isHttps ? 'lacking' : 'optional', {
      value: trustProxy ? trustProxy.join(', ') : '',
      variables: ['TRUST_PROXY'],
    }),
  ]
}

export const setupList = (facts: SetupFacts): SetupItem[] => [...contentItems(facts), ...outsideItems(facts)]

/** What every site needs. Codes are sent by mail or text message: either both are lacking, or neither. */
const essential: readonly SetupItemId[] = ['service', 'feed', 'gifts', 'tiers', 'packages', 'circles', 'streamers', 'mail']

export const lacksEssential = (list: readonly SetupItem[]): boolean =>
  list.some(({ id, state }) => state === 'lacking' && essential.includes(id))
