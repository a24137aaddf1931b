// Which dialog of a room is open: asked for by its chat, its card and its bar; the gifts show it.

export type RoomDialog =
  | { is: 'gifts' }
  | { is: 'status'; kind: 'guard' | 'noble' }
  | { is: 'advert' }
  | { is: 'envelope-send' }
  | { is: 'envelope'; id: string }

let shown: RoomDialog | null = null
const listeners = new Set<() => void>()

export const roomDialog = {
  get: (): RoomDialog | null => shown,
  getServer: (): RoomDialog | null => null,
  show(next: RoomDialog | null): void {
    shown = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
