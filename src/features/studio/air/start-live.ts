// Going on the air with the room as it is set: a phone says that it is one.
import { call } from '../../../core/api/api.ts'

/** Below it a screen counts as a phone's. */
const desktop = '(min-width: 992px)'

export async function startLive(): Promise<void> {
  if (window.matchMedia(desktop).matches) await call('GET api/Live/startRoom', { query: {} })
  else await call('POST api/Live/mobileStartRoom', { body: {} })
}
