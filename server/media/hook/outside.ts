// A stream that an external engine ingests, with the publisher its hooks reported.

/** As the hook reports it. `client` is the engine's own connection id, empty if it has none. */
export interface OutsidePublisher {
  key: string
  client: string
}

/** Milliseconds within which an engine rejects a second publisher: it reports a start and an end while it has one publisher throughout. */
const sentAwayWithin = 5_000

export class OutsideStream {
  readonly url: string
  readonly startedAt: number
  private publisher: OutsidePublisher
  private second: (OutsidePublisher & { since: number }) | null = null

  constructor(url: string, publisher: OutsidePublisher, startedAt: number) {
    this.url = url
    this.publisher = publisher
    this.startedAt = startedAt
  }

  /** A publisher that starts while another one publishes counts as second until the engine shows otherwise. */
  begin(publisher: OutsidePublisher, isOn: boolean, now: number): void {
    if (isOn && publisher.client !== this.publisher.client) this.second = { ...publisher, since: now }
    else this.goOn(publisher)
  }

  /** A publisher reported as continuing is the current one. */
  goOn(publisher: OutsidePublisher): void {
    this.publisher = publisher
    this.second = null
  }

  /** Whether this publisher publishes here, including with a key that was valid when it started. */
  knows({ key, client }: OutsidePublisher): boolean {
    return [this.publisher, this.second].some((one) => one?.key === key && (one.client === client || !client || !one.client))
  }

  /** 'gone': the stream ended with this publisher. 'sent-away': it was second and the engine rejected it. Null: an unknown publisher. */
  leaves(publisher: OutsidePublisher, now: number): 'gone' | 'sent-away' | null {
    if (!this.knows(publisher)) return null
    const { second } = this
    if (publisher.client !== second?.client) return 'gone'
    this.second = null
    return now - second.since > sentAwayWithin ? 'gone' : 'sent-away'
  }
}
