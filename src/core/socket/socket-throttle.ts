// Throttles sent messages to stay under the server's limit of 10 a second with bursts of 20; it drops messages over the limit.

const burst = 10
const interval = 125

export class Throttle<Message> {
  private readonly send: (message: Message) => void
  private readonly now: () => number
  private readonly waiting: Message[] = []
  private tokens = burst
  private at: number
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(send: (message: Message) => void, now: () => number) {
    this.send = send
    this.now = now
    this.at = now()
  }

  push(message: Message): void {
    this.waiting.push(message)
    this.flush()
  }

  /** Stops and returns the messages that were never sent. */
  stop(): Message[] {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
    return this.waiting.splice(0)
  }

  private flush(): void {
    const now = this.now()
    this.tokens = Math.min(burst, this.tokens + Math.max(0, now - this.at) / interval)
    this.at = now
    while (this.tokens >= 1) {
      const message = this.waiting.shift()
      if (message === undefined) return
      this.tokens -= 1
      this.send(message)
    }
    if (this.waiting.length === 0) return
    this.timer ??= setTimeout(() => {
      this.timer = null
      this.flush()
    }, interval)
  }
}
