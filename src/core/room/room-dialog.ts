// Which dialog of a room is open: asked for by its chat, its card and its bar; the gifts show it.
import { createStore } from '../store.ts'

export type RoomDialog =
  | { is: 'gifts' }
  | { is: 'status'; kind: 'guard' | 'noble' }
  | { is: 'advert' }
  | { is: 'horn' }
  | { is: 'envelope-send' }
  | { is: 'envelope'; id: string }

export const roomDialog = createStore<RoomDialog | null>(null)
