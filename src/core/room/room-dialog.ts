// The open dialog of a room: opened by its chat, card and bar, rendered by the gift feature.
import { createStore } from '../store.ts'

export type RoomDialog =
  | { is: 'gifts' }
  | { is: 'status'; kind: 'guard' | 'noble' }
  | { is: 'advert' }
  | { is: 'horn' }
  | { is: 'envelope-send' }
  | { is: 'envelope'; id: string }

export const roomDialog = createStore<RoomDialog | null>(null)
