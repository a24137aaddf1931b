// Which channels of the live socket exist, from memory: clients may name channels that do not.
import type { Channel } from '../../contract/live.ts'
import type { Listing } from '../core/live/socket-auth.ts'

export interface Listed {
  isRoom: (id: string) => boolean
  /** Whether it is among the matches of lists: an older match may exist, but no longer changes. */
  isMatch: (id: string) => boolean
}

export function listingOf(channel: Channel, { isRoom, isMatch }: Listed): Listing {
  const [noun, id = ''] = channel.split(':')
  if (noun === 'room') return isRoom(id) ? 'listed' : 'unknown'
  if (noun === 'match') return isMatch(id) ? 'listed' : 'unlisted'
  return 'listed'
}
