// Share links with the member's code, so that visitors who follow one count as invited; and counting of shares.
import type { ApiBody, ApiData } from '../../../contract/api.ts'
import { call } from '../api/api.ts'
import { hidesScores, preferences } from '../store/preferences.ts'
import { sessionStore } from './session.ts'

/** Share codes read so far, by account. */
const codes = new Map<string, string>()
const me = (): string => sessionStore.get().user?.id ?? ''

/** Reads the code ahead: the share sheet requires a user gesture, which leaves no time for a request. Empty if nobody is signed in. */
export async function readShareCode(): Promise<string> {
  const id = me()
  if (id !== '' && !codes.has(id)) codes.set(id, (await call('GET api/Member/info')).share_code)
  return codes.get(id) ?? ''
}

/** Does so while a page or menu with a share button is open, across changes of account. Returns the stop function. */
export function readShareCodeAhead(): () => void {
  let reader = ''
  const read = (): void => {
    if (me() === reader) return
    reader = me()
    readShareCode().catch((error: unknown) => console.warn('share code read failed', error))
  }
  read()
  return sessionStore.subscribe(read)
}

/** The URL with the code if it is known. A user who hides scores shares none: the link's preview omits them. */
export function shareLink(address: string, code = codes.get(me()) ?? ''): string {
  const hides = hidesScores(preferences.get())
  if (code === '' && !hides) return address
  const url = new URL(address)
  if (code !== '') url.searchParams.set('shareCode', code)
  if (hides) url.searchParams.set('spoiler', 'off')
  return url.href
}

type Shared = Pick<ApiBody<'POST api/Activity/shareTasks'>, 'kind' | 'id'>

/** Counts a share or copy. The share itself has succeeded: a failure is only logged. */
export function countShare(shared: Shared): void {
  reportShare(shared).catch((error: unknown) => console.warn('share count failed', error))
}

/** Reports a share or copy; null if nobody is signed in. @throws the errors of `moneyCall`: a share earns gold. */
export async function reportShare(shared: Shared): Promise<ApiData<'POST api/Activity/shareTasks'> | null> {
  if (sessionStore.get().phase !== 'in') return null
  const { tz } = preferences.get()
  const { moneyCall } = await import('../money/money-call.ts')
  return moneyCall('POST api/Activity/shareTasks', { body: { ...shared, tz }, idempotencyKey: crypto.randomUUID() })
}
