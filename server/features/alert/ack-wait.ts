// Waits for visible tabs to acknowledge a notice: such a device needs no push.
import type { LiveHub } from '../../core/live/hub.ts'

interface Waiting {
  matchId: string
  seq: number
  left: Set<string>
  seen: Set<string>
  end: () => void
}

export class AckWait {
  readonly #hub: Pick<LiveHub, 'onAck' | 'acked'>
  readonly #waiting = new Set<Waiting>()

  constructor(hub: Pick<LiveHub, 'onAck' | 'acked'>) {
    this.#hub = hub
    hub.onAck((deviceId, matchId, seq) => this.#onAck(deviceId, matchId, seq))
  }

  /** Returns the devices that show the notice, or its replacement, within the given milliseconds. */
  async seenBy(deviceIds: readonly string[], matchId: string, seq: number, within: number): Promise<Set<string>> {
    const seen = new Set(deviceIds.filter((id) => this.#hub.acked(id, matchId, seq)))
    const left = new Set(deviceIds.filter((id) => !seen.has(id)))
    if (left.size === 0) return seen
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => wait.end(), within)
      const wait: Waiting = {
        matchId,
        seq,
        left,
        seen,
        end: () => {
          clearTimeout(timer)
          this.#waiting.delete(wait)
          resolve()
        },
      }
      this.#waiting.add(wait)
    })
    return seen
  }

  #onAck(deviceId: string, matchId: string, seq: number): void {
    for (const wait of this.#waiting) {
      if (wait.matchId !== matchId || wait.seq > seq || !wait.left.delete(deviceId)) continue
      wait.seen.add(deviceId)
      if (wait.left.size === 0) wait.end()
    }
  }

  /** Stops all waiting. */
  stop(): void {
    for (const wait of this.#waiting) wait.end()
  }
}
