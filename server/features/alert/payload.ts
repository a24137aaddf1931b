// The push payload of a notice for one language: declarative web push, understood by the worker too.
import type { Lang } from '../../../contract/limits.ts'
import { limits } from '../../../contract/limits.ts'
import type { GoalNotice, PushPayload } from '../../../contract/push.ts'
import { alertText } from '../../../rules/alert-text.ts'
import { testWords } from '../../../rules/alert-words.ts'

const icon = '/icons/icon-192.png'
const badge = '/icons/badge-96.png'

/** One tag a match: each notification replaces the one before it. */
export const tagOf = (matchId: string): string => `match:${matchId}`

const loud = new Set(['goal', 'own-goal', 'penalty-goal', 'red-card', 'second-yellow', 'goal-cancelled', 'kick-off', 'full-time'])

export function payloadOf(notice: GoalNotice, lang: Lang, nowMs: number): Buffer {
  const { title, body } = alertText(notice, lang)
  const navigate = `/score-detail?id=${encodeURIComponent(notice.match_id)}`
  const payload: PushPayload = {
    web_push: 8030,
    notification: {
      title,
      body,
      lang,
      tag: tagOf(notice.match_id),
      navigate,
      icon,
      badge,
      silent: false,
      renotify: loud.has(notice.event),
      timestamp: nowMs,
      data: { match_id: notice.match_id, seq: notice.seq, kind: notice.kind, navigate },
    },
  }
  return bounded(payload)
}

export function testPayload(lang: Lang, nowMs: number): Buffer {
  const { title, body } = testWords(lang)
  const navigate = '/main'
  return bounded({
    web_push: 8030,
    notification: {
      title,
      body,
      lang,
      tag: 'test',
      navigate,
      icon,
      badge,
      silent: false,
      renotify: true,
      timestamp: nowMs,
      data: { match_id: '', seq: 0, kind: 'test', navigate },
    },
  })
}

function bounded(payload: PushPayload): Buffer {
  const bytes = Buffer.from(JSON.stringify(payload))
  if (bytes.length > limits.pushPayload) throw new Error(`a push payload of ${bytes.length} bytes is over ${limits.pushPayload}`)
  return bytes
}
