// Links that carry the member's code, so that whoever comes by one is known as invited; and shares that are counted.
import type { ApiBody, ApiData } from '../../../contract/api.ts'
import { call } from '../api/api.ts'
import { hidesScores, preferences } from '../preferences.ts'
import { sessionStore } from './session.ts'

/** The codes that were read, by account. */
const codes = new Map<string, string>()
const me = (): string => sessionStore.get().user?.id ?? ''

/** Reads the code ahead: a share has no time for it, since the browser asks for a tap. Empty: nobody is signed in. */
export async function readShareCode(): Promise<string> {
  const id = me()
  if (id !== '' && !codes.has(id)) codes.set(id, (await call('GET api/Member/info')).share_code)
  return codes.get(id) ?? ''
}

/** The same for as long as a page or menu that shares is open, whoever signs in meanwhile. Answers how to stop. */
export function readShareCodeAhead(): () => void {
  let reader = ''
  const read = (): void => {
    if (me() === reader) return
    reader = me()
    readShareCode().catch((error: unknown) => console.warn('links go without the code', error))
  }
  read()
  return sessionStore.subscribe(read)
}

/** The address with the code as far as it is known. Whoever hides scores shares none: its preview is made without. */
export function shareLink(address: string, code = codes.get(me()) ?? ''): string {
  const hides = hidesScores(preferences.get())
  if (code === '' && !hides) return address
  const url = new URL(address)
  if (code !== '') url.searchParams.set('shareCode', code)
  if (hides) url.searchParams.set('spoiler', 'off')
  return url.href
}

type Shared = Pick<ApiBody<'POST api/Activity/shareTasks'>, 'kind' | 'id'>

/** Counts what was shared or copied. Sharing has succeeded without it: a failure is told to the console alone. */
export function countShare(shared: Shared): void {
  tellShared(shared).catch((error: unknown) => console.warn('the share was not counted', error))
}

/** After it was shared or copied; null when nobody is signed in. @throws what `moneyCall` throws: it earns gold. */
export async function tellShared(shared: Shared): Promise<ApiData<'POST api/Activity/shareTasks'> | null> {
  if (sessionStore.get().phase !== 'in') return null
  const { tz } = preferences.get()
  const { moneyCall } = await import('../money/money-call.ts')
  return moneyCall('POST api/Activity/shareTasks', { body: { ...shared, tz }, idempotencyKey: crypto.randomUUID() })
}
