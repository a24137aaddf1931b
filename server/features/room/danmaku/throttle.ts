// Limits the danmaku shown per room and second, however many are sent. Senders see their own in any case.

export class Throttle {
  private readonly most: number
  private readonly shown = new Map<string, number[]>()

  constructor(most: number) {
    this.most = most
  }

  /** Whether one more may be shown at `now`; at most `most` in any second. */
  take(roomId: string, now: number): boolean {
    const times = this.shown.get(roomId) ?? []
    while (times[0] !== undefined && now - times[0] >= 1_000) times.shift()
    if (times.length >= this.most) return false
    times.push(now)
    this.shown.set(roomId, times)
    return true
  }

  sweep(now: number): void {
    for (const [roomId, times] of this.shown) if (now - (times.at(-1) ?? 0) >= 1_000) this.shown.delete(roomId)
  }
}
