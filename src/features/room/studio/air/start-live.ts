// Starts a broadcast with the current room settings; phones are reported as such.
import { call } from '../../../../core/api/api.ts'

/** Narrower screens count as phones. */
const desktop = '(min-width: 992px)'

export async function startLive(): Promise<void> {
  if (window.matchMedia(desktop).matches) await call('GET api/Live/startRoom', { query: {} })
  else await call('POST api/Live/mobileStartRoom', { body: {} })
}
