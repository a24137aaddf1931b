// Which channels of the live socket there are, answered from memory: anyone may name what does not exist.
import type { Channel } from '../../contract/live.ts'
import type { Listing } from '../core/live/door.ts'

export interface Listed {
  isRoom: (id: string) => boolean
  /** Whether it is among those that lists show: an older one may exist, and says nothing any more. */
  isMatch: (id: string) => boolean
}

export function listingOf(channel: Channel, { isRoom, isMatch }: Listed): Listing {
  const [noun, id = ''] = channel.split(':')
  if (noun === 'room') return isRoom(id) ? 'listed' : 'unknown'
  if (noun === 'match') return isMatch(id) ? 'listed' : 'unlisted'
  return 'listed'
}
