// Pictures that people sent and that were seen here: among them some of private talk, so that they leave with the account.
import { cacheNames } from '../../../contract/wire/worker.ts'

export async function forgetSentPictures(): Promise<void> {
  // Absent on plain http.
  if (typeof caches === 'undefined') return
  try {
    const seen = await caches.open(cacheNames.pictures)
    for (const request of await seen.keys()) if (new URL(request.url).pathname.startsWith('/media/')) await seen.delete(request)
  } catch (error) {
    console.warn('storage is blocked: no picture was kept in it', error)
  }
}
