// Clothes of the demonstration world's clubs: shirt, trim, shorts, socks.

import { hairs, skins } from './person.mjs'
import { chance } from './svg.mjs'

const kit = (shirt, trim, shorts = trim, socks = shirt) => ({ shirt, trim, shorts, socks })
export const kits = {
  tides: kit('#0B5A8A', '#E8F1F5', '#E8F1F5', '#0B5A8A'),
  redwings: kit('#9E1C3A', '#F4D9A0', '#F7EBD8', '#9E1C3A'),
  boats: kit('#C4481C', '#FBE8C8', '#1E2A38', '#C4481C'),
  lights: kit('#12324A', '#F2B632', '#12324A', '#F2B632'),
  meteors: kit('#B3202A', '#F5F0E6', '#F5F0E6', '#B3202A'),
  lions: kit('#7A1F2B', '#E9C46A', '#1F1416', '#7A1F2B'),
  riders: kit('#5A3A22', '#E3C08A', '#E3C08A', '#5A3A22'),
  eagles: kit('#3B5D2A', '#F4F1E4', '#F4F1E4', '#3B5D2A'),
  thunder: kit('#3A2A63', '#F2D34B', '#3A2A63', '#F2D34B'),
  hunters: kit('#20452F', '#F0B35A', '#20452F', '#D9892B'),
  sails: kit('#F3F3EE', '#2B6C8F', '#2B6C8F', '#F3F3EE'),
  daybreak: kit('#E7A33E', '#5A2A1A', '#5A2A1A', '#E7A33E'),
  lantern: kit('#B3261E', '#FFD23D', '#FFD23D', '#B3261E'),
  storm: kit('#14653F', '#F4D35E', '#FFFFFF', '#14653F'),
  referee: kit('#F2D34B', '#1A1A1A', '#1A1A1A', '#1A1A1A'),
  keeper: kit('#6FBF4B', '#12241A', '#12241A', '#6FBF4B'),
  rival: kit('#E9EEF0', '#1C4E80', '#1C4E80', '#E9EEF0'),
  mammoths: kit('#2B3A67', '#E7A33E', '#2B3A67', '#E7A33E'),
  dragons: kit('#0B5A8A', '#F4C95D', '#0B5A8A', '#F4C95D'),
  leopards: kit('#E6EBEF', '#44505C', '#44505C', '#E6EBEF'),
}

const styles = ['short', 'short', 'short', 'curly', 'bald', 'bun']
const womensStyles = ['tail', 'bun', 'tail', 'curly', 'long', 'short']

/** A person of a club, always the same for the same seed. */
export function someone(club, seed, more = {}) {
  const next = chance(`${club}${seed}`)
  return { ...kits[club], skin: next.pick(skins), hair: next.pick(hairs), style: next.pick(more.women ? womensStyles : styles), ...more }
}
