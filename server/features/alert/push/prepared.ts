// Keys prepared before the goal for devices that follow something live: one set a device, used once, made again after.
import type { Device } from '../store.ts'
import { type PreparedKeys, prepareKeys } from './encrypt.ts'

/** Sets that are kept: some 400 bytes each. */
const most = 50_000
/** Sets made in one turn of the event loop, about 3 ms. */
const batch = 8

export class PreparedPool {
  readonly #ready = new Map<string, { auth: string; keys: PreparedKeys }>()

  /** The keys for one message to this device: prepared ones when there are, else made now. */
  take({ id, p256dh, auth }: Pick<Device, 'id' | 'p256dh' | 'auth'>): PreparedKeys {
    const known = this.#ready.get(id)
    this.#ready.delete(id)
    return known?.auth === auth ? known.keys : prepareKeys({ p256dh, auth })
  }

  /** Makes what is missing, a little at a time, so that sockets and answers never wait for it. */
  async fill(devices: readonly Device[]): Promise<void> {
    let made = 0
    for (const { id, p256dh, auth } of devices) {
      if (this.#ready.size >= most) return
      if (this.#ready.get(id)?.auth === auth) continue
      this.#ready.set(id, { auth, keys: prepareKeys({ p256dh, auth }) })
      made += 1
      if (made % batch === 0) await new Promise((resolve) => setImmediate(resolve))
    }
  }

  get size(): number {
    return this.#ready.size
  }
}
