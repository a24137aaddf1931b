// The danmaku that were liked since the page was opened, each by who was signed in: the next account has liked none of them.
import { sessionStore } from '../../core/session/session.ts'

const liked = new Set<string>()
const nameOf = (id: string): string => `${sessionStore.get().user?.id ?? ''} ${id}`

export const likedLines = {
  has: (id: string): boolean => liked.has(nameOf(id)),
  put(id: string, on: boolean): void {
    if (on) liked.add(nameOf(id))
    else liked.delete(nameOf(id))
  },
}
