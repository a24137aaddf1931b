// Search parameters of /live: the room, and optionally one of its recordings.

import { readId } from '../../../core/read-address.ts'

export interface LiveSearch {
  id?: string
  playback?: string
}

export function readLiveSearch(search: Record<string, unknown>): LiveSearch {
  const [id, playback] = [readId(search.id), readId(search.playback)]
  return { ...(id && { id }), ...(id && playback && { playback }) }
}
