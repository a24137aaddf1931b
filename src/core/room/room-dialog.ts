// The open dialog of a room: opened by its chat, card and bar, rendered by the gift feature.
import { createStore } from '../store/store.ts'

export type RoomDialog =
  | { type: 'gifts' }
  | { type: 'status'; kind: 'guard' | 'noble' }
  | { type: 'advert' }
  | { type: 'horn' }
  | { type: 'envelope-send' }
  | { type: 'envelope'; id: string }

export const roomDialog = createStore<RoomDialog | null>(null)
