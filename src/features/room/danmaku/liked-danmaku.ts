// Danmaku liked since the page was loaded, per account: another account starts without any.
import { sessionStore } from '../../../core/session/session.ts'

const liked = new Set<string>()
const nameOf = (id: string): string => `${sessionStore.get().user?.id ?? ''} ${id}`

export const likedDanmaku = {
  has: (id: string): boolean => liked.has(nameOf(id)),
  mark(id: string, on: boolean): void {
    if (on) liked.add(nameOf(id))
    else liked.delete(nameOf(id))
  },
}
