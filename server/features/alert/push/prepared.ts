// Prepares keys ahead of the goal for devices that follow something live: one single-use set per device, replaced after use.
import type { PushDevice } from '../store.ts'
import { type PreparedKeys, prepareKeys } from './encrypt.ts'

type Keys = Pick<PushDevice, 'id' | 'p256dh' | 'auth'>

/** Maximum number of prepared sets, some 400 bytes each. */
const most = 50_000
/** Sets per turn of the event loop, about 2 ms. */
const batch = 8

export class PreparedPool {
  readonly #ready = new Map<string, { p256dh: string; auth: string; keys: PreparedKeys }>()

  /** The keys for one message to this device: prepared ones if available, else computed now. */
  take({ id, p256dh, auth }: Keys): PreparedKeys {
    const known = this.#ready.get(id)
    this.#ready.delete(id)
    return known?.auth === auth && known.p256dh === p256dh ? known.keys : prepareKeys({ p256dh, auth })
  }

  /** Drops the keys of all other devices, then fills. */
  async setDevices(devices: readonly Keys[]): Promise<void> {
    const wanted = new Set(devices.map(({ id }) => id))
    for (const id of this.#ready.keys()) if (!wanted.has(id)) this.#ready.delete(id)
    await this.fill(devices)
  }

  /** Computes missing keys in small batches, so that sockets and responses never wait for it. */
  async fill(devices: readonly Keys[]): Promise<void> {
    let made = 0
    for (const { id, p256dh, auth } of devices) {
      const known = this.#ready.get(id)
      if (known?.auth === auth && known.p256dh === p256dh) continue
      if (!known && this.#ready.size >= most) return
      this.#ready.set(id, { p256dh, auth, keys: prepareKeys({ p256dh, auth }) })
      made += 1
      if (made % batch === 0) await new Promise((resolve) => setImmediate(resolve))
    }
  }
}
