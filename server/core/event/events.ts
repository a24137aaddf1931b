// Typed events of the features: a feature publishes what happened in the transaction that does it, and others subscribe.
import type { Tx } from '../database/transaction.ts'

/** Something that happened: its name and the type of its data. `In` is the transaction that its subscribers require. */
export interface EventType<Data, In extends Tx = Tx> {
  readonly name: string
  /** Never set; carries the types. */
  readonly types?: (data: Data, tx: In) => void
}
type Subscriber<Data, In extends Tx> = (tx: In, data: Data) => Promise<unknown>

export const eventType = <Data, In extends Tx = Tx>(name: string): EventType<Data, In> => ({ name })

export class Events {
  readonly #subscribers = new Map<string, Subscriber<never, never>[]>()

  subscribe<Data, In extends Tx>(type: EventType<Data, In>, subscriber: Subscriber<Data, In>): void {
    const known = this.#subscribers.get(type.name) ?? []
    this.#subscribers.set(type.name, [...known, subscriber as Subscriber<never, never>])
  }

  /**
   * Calls the subscribers one after another, in the order of their subscription and inside `tx`: what they write is committed with the
   * event, and a failure of one rolls it back. They may lock accounts, so publish last in a transaction that writes other data.
   */
  async publish<Data, In extends Tx>(tx: In, type: EventType<Data, In>, data: Data): Promise<void> {
    for (const subscriber of this.#subscribers.get(type.name) ?? []) await (subscriber as unknown as Subscriber<Data, In>)(tx, data)
  }
}
