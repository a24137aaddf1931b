// Reads and stores who shared the address of this window. For src/begin.ts alone, with which it lies in one file: a module that the app
// imports as well would be a request more before the first frame. What becomes of it says invitation.ts.

export interface Invitation {
  /** Of `?shareCode=`: bound after the login. */
  share?: string
  /** Of `?invite=`: said in the login itself. */
  invite?: string
  at: number
}
const codes = /[?&](shareCode|invite)=([A-Za-z0-9]{1,32})(?=&|$)/g

/** What the query of an address says; null: nothing, or nothing that is a code. */
export function invitationOf(query: string, now: number): Invitation | null {
  const found: Invitation = { at: now }
  for (const [, name, code] of query.matchAll(codes)) found[name === 'invite' ? name : 'share'] = code
  return found.share || found.invite ? found : null
}

interface Page {
  location: { search: string }
  localStorage: { setItem(key: string, value: string): void }
}

export function keepInvitation(page = globalThis as unknown as Page): void {
  const found = invitationOf(page.location.search, Date.now())
  try {
    if (found) page.localStorage.setItem('invitation', JSON.stringify(found))
  } catch (error) {
    console.info('invitation not stored', error)
  }
}
