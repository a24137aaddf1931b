// Pictures sent by users and viewed here: some are from private chats, so they are purged with the account.
import { Dexie } from 'dexie'
import { cacheNames } from '../../../contract/wire/worker.ts'

/** Workbox's database of cache entries, keyed by URL. */
const notesName = 'workbox-expiration'
const isSent = (url: string): boolean => new URL(url).pathname.startsWith('/media/')

export async function deleteSentPictures(): Promise<void> {
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
    console.warn('picture cache purge failed', error)
  }
}
