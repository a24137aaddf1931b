// The push payload of a notice in one language: declarative web push, which the worker also understands.
import { createHash, randomUUID } from 'node:crypto'
import type { GoalNotice, PushPayload } from '../../../contract/alert.ts'
import type { SiteIdentity } from '../../../contract/config/site.ts'
import type { Lang } from '../../../contract/limits/limits.ts'
import { limits } from '../../../contract/limits/limits.ts'
import { actionMessages, testMessage } from '../../../rules/alert/alert-messages.ts'
import { type AlertText, alertText } from '../../../rules/alert/alert-text.ts'
import { type DigestEntry, digestText } from '../../../rules/alert/digest-text.ts'
import { productSite } from '../../../rules/site/product-site.ts'
import type { Alert, Ready } from './delivery-store.ts'
import type { Device } from './store.ts'

/** The parts of the site shown in a message. */
export type MessageSite = Pick<SiteIdentity, 'name' | 'logo'>

const iconOf = ({ logo }: MessageSite): string => logo || '/icons/icon-192.png'
/** Monochrome icon for a phone's status bar; logos have colours. */
const badge = '/icons/badge-96.png'

/** One tag per match: each notification replaces the previous one. */
export const tagOf = (matchId: string): string => `match:${matchId}`

const loud = new Set([
  'on-air',
  'announced',
  'goal',
  'own-goal',
  'penalty-goal',
  'red-card',
  'second-yellow',
  'goal-cancelled',
  'kick-off',
  'full-time',
])

const pathOf = ({ match_id, room }: GoalNotice): string =>
  room ? `/live?id=${encodeURIComponent(room.id)}` : `/score-detail?id=${encodeURIComponent(match_id)}`

export interface PayloadOptions {
  /** Leaves the outcome out of the text and the rest of the payload. */
  hide?: boolean
  /** The device may have it already: replaces what stands under its tag without a sound. */
  repeat?: boolean
  site?: MessageSite
}
export function payloadOf(
  notice: GoalNotice,
  lang: Lang,
  nowMs: number,
  { hide = false, repeat = false, site = productSite }: PayloadOptions = {},
): Buffer {
  const { title, body } = alertText(notice, lang, { hide })
  const navigate = pathOf(notice)
  const { mute, watch } = actionMessages(lang)
  const payload: PushPayload = {
    web_push: 8030,
    notification: {
      title,
      body,
      lang,
      tag: tagOf(notice.match_id),
      navigate,
      icon: iconOf(site),
      badge,
      silent: false,
      renotify: !repeat && (hide || loud.has(notice.event)),
      timestamp: nowMs,
      // A room has no match to mute.
      actions: notice.room
        ? [{ action: 'watch', title: watch, navigate }]
        : [
            { action: 'mute', title: mute, navigate },
            { action: 'watch', title: watch, navigate },
          ],
      data: { match_id: notice.match_id, seq: notice.seq, kind: hide ? 'hidden' : notice.kind, navigate },
    },
  }
  return bounded(payload)
}

/** Options of a message that is not about a single match. */
export interface MessageOptions {
  lang: Lang
  nowMs: number
  site: MessageSite
}

export const testPayload = (options: MessageOptions): Buffer =>
  plainPayload('test', testMessage(options.lang, options.site.name), '/main', options)

/** One notification for all that a device missed. */
export const digestPayload = (entries: readonly DigestEntry[], options: MessageOptions): Buffer =>
  plainPayload('digest', digestText(entries, options.lang), digestPath, options)

/** Payload of an account notification: a tap opens the list with its text. */
export const notificationPayload = (text: AlertText, options: MessageOptions): Buffer =>
  plainPayload('notification', text, '/member?type=5', options)

const digestPath = '/attention'

function plainPayload(
  kind: 'test' | 'digest' | 'notification',
  { title, body }: AlertText,
  navigate: string,
  { lang, nowMs, site }: MessageOptions,
): Buffer {
  const data = { match_id: '', seq: 0, kind, navigate }
  const common = { lang, tag: kind, navigate, icon: iconOf(site), badge, silent: false, renotify: true, timestamp: nowMs, data }
  return bounded({ web_push: 8030, notification: { title, body, ...common } })
}

/** The text for a webhook: the same as a push. */
export interface WebhookText extends AlertText {
  /** Stable per message: a receiver that already has it replaces or skips it. */
  id: string
  path: string
  match_id: string
  seq: number
  kind: string
  lang: Lang
}

/** 22 base64url characters that reveal nothing of their input. */
const messageId = (...parts: string[]): string => createHash('sha256').update(parts.join(' ')).digest('base64url').slice(0, 22)

type WebhookReader = Pick<Ready, 'id' | 'lang' | 'hidden'>
export const webhookText = ({ key, notice }: Pick<Alert, 'key' | 'notice'>, { id, lang, hidden }: WebhookReader): WebhookText => ({
  id: messageId('alert', key, id),
  ...alertText(notice, lang, { hide: hidden }),
  path: pathOf(notice),
  match_id: notice.match_id,
  seq: notice.seq,
  kind: hidden ? 'hidden' : notice.kind,
  lang,
})
export const webhookTest = (lang: Lang, { name }: Pick<MessageSite, 'name'>): WebhookText => ({
  id: randomUUID(),
  ...testMessage(lang, name),
  path: '/main',
  match_id: '',
  seq: 0,
  kind: 'test',
  lang,
})
export const webhookDigest = (entries: readonly DigestEntry[], { id, lang }: Pick<Device, 'id' | 'lang'>, at: number): WebhookText => ({
  id: messageId('digest', String(at), id),
  ...digestText(entries, lang),
  path: digestPath,
  match_id: '',
  seq: 0,
  kind: 'digest',
  lang,
})

function bounded(payload: PushPayload): Buffer {
  const bytes = Buffer.from(JSON.stringify(payload))
  if (bytes.length > limits.pushPayload) throw new Error(`a push payload of ${bytes.length} bytes is over ${limits.pushPayload}`)
  return bytes
}
