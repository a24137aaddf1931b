// A stream that an engine elsewhere takes in: by whom, as the engine's hooks told it.

/** As a hook says it; `client` is the engine's own name of a connection, empty where it has none. */
export interface OutsidePublisher {
  key: string
  client: string
}

/** Milliseconds within which an engine sends away who came second: it tells us that he begins and ends, and has one publisher all the time. */
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

  /** Who begins while another publishes is the second until the engine shows that he is not. */
  begin(publisher: OutsidePublisher, isOn: boolean, now: number): void {
    if (isOn && publisher.client !== this.publisher.client) this.second = { ...publisher, since: now }
    else this.goOn(publisher)
  }

  /** Who goes on is the one. */
  goOn(publisher: OutsidePublisher): void {
    this.publisher = publisher
    this.second = null
  }

  /** Whether he publishes here, also by a key that was good when he began. */
  knows({ key, client }: OutsidePublisher): boolean {
    return [this.publisher, this.second].some((one) => one?.key === key && (one.client === client || !client || !one.client))
  }

  /** Whether the stream is gone with him, or he was the second and the engine has sent him away; null: it knows nobody like him. */
  leaves(publisher: OutsidePublisher, now: number): 'gone' | 'sent-away' | null {
    if (!this.knows(publisher)) return null
    const { second } = this
    if (publisher.client !== second?.client) return 'gone'
    this.second = null
    return now - second.since > sentAwayWithin ? 'gone' : 'sent-away'
  }
}
