// Pictures that people sent and that were seen here: among them some of private talk, so that they leave with the account.
import { Dexie } from 'dexie'
import { cacheNames } from '../../../contract/wire/worker.ts'

/** The worker's notes of what its caches hold: Workbox's, by address. */
const notesName = 'workbox-expiration'
const isSent = (url: string): boolean => new URL(url).pathname.startsWith('/media/')

export async function forgetSentPictures(): Promise<void> {
  // Absent on plain http.
  if (typeof caches === 'undefined') return
  try {
    const seen = await caches.open(cacheNames.pictures)
    for (const request of await seen.keys()) if (isSent(request.url)) await seen.delete(request)
    if (!(await Dexie.exists(notesName))) return
    const notes = await new Dexie(notesName).open()
    await notes
      .table('cache-entries')
      .filter(({ url }: { url: string }) => isSent(url))
      .delete()
    notes.close()
  } catch (error) {
    console.warn('storage is blocked: no picture was kept in it', error)
  }
}
