// The stream of one room: who publishes, and the states idle, live, away and over.
import { join } from 'node:path'
import type { StreamHealth, StreamInfo, StreamState } from '../../contract/room/stream.ts'
import { Broadcast, type BroadcastFacts, type BroadcastOptions } from './broadcast.ts'
import { HealthMeter } from './health.ts'
import { type OutsidePublisher, OutsideStream } from './hook/outside.ts'
import { newFacts, toldOf } from './new-broadcast.ts'
import type { Frame, Setup, StreamSource } from './packet.ts'
import { type CutReason, Publication } from './publication.ts'
import type { RoomStreamOptions } from './room-stream-options.ts'
import { streamHealth, streamInfo } from './stream-info.ts'
import type { Renditions } from './transcode/renditions.ts'
import { Troubles } from './troubles.ts'

/** Milliseconds of silence after which a publisher is dead and another may take its place. */
const deadAfter = 8_000

export class RoomStream {
  state: StreamState = 'idle'
  broadcast: Broadcast | null = null
  /** Milliseconds at which the last of its players is taken to be gone. */
  watchedUntil = 0
  private publication: Publication | null = null
  /** A playlist elsewhere, of an engine that told us by its hooks. */
  private outside: OutsideStream | null = null
  /** The same where the broadcast was ended and its engine goes on. */
  private dismissed: OutsideStream | null = null
  private meter = new HealthMeter()
  readonly troubles: Troubles
  private graceTimer: NodeJS.Timeout | undefined
  private readonly options: RoomStreamOptions
  private making: Promise<Broadcast> | null = null
  private ending: Promise<void> = Promise.resolve()
  private aired = false

  constructor(options: RoomStreamOptions) {
    this.options = options
    this.troubles = new Troubles(options.now, (facts, text) => options.log.warn({ ...facts, room: options.room }, text))
  }

  private get renditions(): Renditions | null {
    return this.options.renditions()
  }

  /** The one place of a publisher; null: it is taken. */
  publish(source: StreamSource, cut: (reason: CutReason) => void): Publication | null {
    const { now } = this.options
    if (this.outside && this.state === 'live') return this.taken()
    this.outside = null
    const held = this.publication
    if (held) {
      if (now() - held.heardAt < deadAfter) return this.taken()
      held.kick()
    }
    const publication: Publication = new Publication(
      source,
      {
        id: this.options.room,
        begin: (setup) => this.begin(setup, publication),
        frame: (frame, arrived) => this.take(frame, arrived),
        received: (frame, arrived) => this.meter.note(frame, arrived),
        dropped: () => {
          this.meter.drops += 1
        },
        still: (at, picture) => this.broadcast?.original.folder.addStill(Math.round(at), picture),
        trouble: (kind, what) => this.troubles.note(kind, what),
        mended: (kind) => this.troubles.mended(kind),
        over: () => this.gone(publication),
      },
      cut,
      now,
    )
    this.publication = publication
    return publication
  }

  private taken(): null {
    this.troubles.note('taken')
    return null
  }

  private async begin(setup: Setup, publication: Publication): Promise<void> {
    this.troubles.healed(setup)
    await this.ending
    const broadcast = this.broadcast ?? (await this.make())
    if (publication.isClosed) return
    // It was shown while its folder was made.
    if (this.aired) await broadcast.show(broadcast.facts)
    await broadcast.begin(setup)
    if (broadcast.facts.keep) await this.renditions?.begin(broadcast, setup)
  }

  /** One at a time, for whoever publishes when it is there; it ends like any other where nobody does any more. */
  private make(): Promise<Broadcast> {
    this.making ??= this.newBroadcast()
      .then((made) => {
        this.broadcast = made
        if (!this.publication) this.await(this.options.grace)
        return made
      })
      .finally(() => {
        this.making = null
      })
    return this.making
  }

  private async newBroadcast(): Promise<Broadcast> {
    const keep = this.publication?.source !== 'engine'
    const broadcast = this.open(await newFacts(this.options, { keep, next: this.last?.original.timeline.next ?? 0 }))
    this.meter = new HealthMeter()
    await broadcast.writeFacts()
    return broadcast
  }

  /** From now on everybody may see it. */
  async air(): Promise<void> {
    this.aired = true
    if (this.dismissed) this.takeOutside(this.dismissed)
    const told = await toldOf(this.options)
    await this.broadcast?.show(told)
  }

  private open(facts: BroadcastFacts): Broadcast {
    const { path, log, now } = this.options
    const onSegment: BroadcastOptions['onSegment'] = (broadcast, segment) => this.renditions?.still(broadcast, segment)
    return new Broadcast({ facts, path: join(path, facts.id), log, now, onPart: () => this.show(), onSegment })
  }

  /** Takes up a broadcast that a server before this one left; false when it had ended or is too old. */
  async restore(facts: BroadcastFacts): Promise<boolean> {
    const { now, grace } = this.options
    const broadcast = this.open(facts)
    const kept = await broadcast.original.restore()
    const last = broadcast.original.timeline.segments.at(-1)
    const gone = last ? now() - (last.at + last.duration * 1_000) : Number.POSITIVE_INFINITY
    if (!kept || kept.ended || gone > grace) {
      if (kept) {
        if (!kept.ended) await broadcast.end()
        await this.options.onEnded(broadcast)
      }
      return false
    }
    this.broadcast = broadcast
    this.become('away')
    this.await(grace - gone)
    return true
  }

  private take(frame: Frame, arrived: number): void {
    const { broadcast } = this
    if (!broadcast) return
    this.meter.noteLateness(broadcast.add(frame, arrived))
    this.renditions?.add(broadcast, frame)
  }

  /** A part is there. */
  private show(): void {
    if (!this.publication || this.state === 'live' || !this.broadcast) return
    clearTimeout(this.graceTimer)
    if (this.state === 'away') this.meter.returns += 1
    this.become('live')
  }

  private gone(publication: Publication): void {
    if (this.publication !== publication) return
    this.publication = null
    const { broadcast } = this
    if (!broadcast) return
    broadcast.original.finishRun()
    void this.renditions?.pause(broadcast)
    if (this.state === 'live') this.become('away')
    this.await(this.options.grace)
  }

  private await(milliseconds: number): void {
    clearTimeout(this.graceTimer)
    this.graceTimer = setTimeout(() => void this.end(), milliseconds)
    this.graceTimer.unref()
  }

  /** Ends the broadcast: the list gets its end, the recording can be seen. */
  end(): Promise<void> {
    clearTimeout(this.graceTimer)
    const { broadcast, publication } = this
    this.aired = false
    // What kept a publisher away is worth saying after the end too.
    if (publication) this.troubles.forget()
    this.publication = null
    publication?.kick()
    if (this.outside && this.state === 'live') this.dismissed = this.outside
    this.outside = null
    const over = broadcast ?? this.making
    if (!over) {
      if (this.state !== 'idle') this.become('over')
      return Promise.resolve()
    }
    this.broadcast = null
    this.ending = this.finish(over).catch((error: unknown) =>
      this.options.log.error({ err: error, room: this.options.room }, 'a broadcast could not end in order'),
    )
    return this.ending
  }

  private async finish(over: Broadcast | Promise<Broadcast>): Promise<void> {
    const broadcast = over instanceof Broadcast ? over : await over
    if (this.broadcast === broadcast) this.broadcast = null
    clearTimeout(this.graceTimer)
    this.last = broadcast
    broadcast.original.finishRun()
    await this.renditions?.pause(broadcast)
    await broadcast.end()
    // What was only tried out has not been.
    this.become(broadcast.isShown ? 'over' : 'idle')
    await this.options.onEnded(broadcast)
  }
  /** The one that ended last: who is in the midst of it sees it to its end. */
  last: Broadcast | null = null

  /** Sends the publisher away; the broadcast waits for another. */
  kick(): void {
    const isElsewhere = this.outside !== null && this.state === 'live'
    if (this.publication || isElsewhere) this.troubles.note('key')
    this.publication?.kick()
    // An engine elsewhere cannot be told: nobody is led to what it still takes in.
    this.outside = null
    this.dismissed = null
    if (!isElsewhere) return
    this.become('away')
    this.await(this.options.grace)
  }

  /** An engine elsewhere asks whether this one may publish; false: the place is taken. */
  publishOutside(url: string, publisher: OutsidePublisher): boolean {
    if (this.publication || this.broadcast) return false
    const { now } = this.options
    const outside = this.outside ?? new OutsideStream(url, publisher, now())
    outside.begin(publisher, this.outside !== null && this.state === 'live', now())
    this.takeOutside(outside)
    return true
  }

  /** It says that he goes on, which a server that has just started hears of first; false: he is to be sent away. */
  goOnOutside(url: string, publisher: OutsidePublisher): boolean {
    if (this.publication || this.broadcast || this.dismissed) return false
    const outside = this.outside ?? new OutsideStream(url, publisher, this.options.now())
    outside.goOn(publisher)
    this.takeOutside(outside)
    return true
  }

  private takeOutside(outside: OutsideStream): void {
    clearTimeout(this.graceTimer)
    this.dismissed = null
    this.outside = outside
    this.troubles.healed({ video: null, audio: null })
    if (this.state !== 'live') this.become('live')
  }

  /** It has lost him, and he may come back. False: it is nobody who published. */
  goneOutside(publisher: OutsidePublisher): boolean {
    if (this.dismissed?.knows(publisher)) this.dismissed = null
    const left = this.outside?.leaves(publisher, this.options.now()) ?? null
    if (left === null) return false
    if (left === 'sent-away') this.troubles.note('taken')
    if (left === 'gone' && this.state === 'live') {
      this.become('away')
      this.await(this.options.grace)
    }
    return true
  }

  /** Before the server stops: everything on disk, nothing ended. */
  async rest(): Promise<void> {
    clearTimeout(this.graceTimer)
    const { broadcast, publication } = this
    this.publication = null
    publication?.kick()
    broadcast?.original.finishRun()
    if (broadcast) await this.renditions?.pause(broadcast)
    await this.ending
    await broadcast?.rest()
  }

  private become(state: StreamState): void {
    if (this.state === state && state !== 'live') return
    this.state = state
    this.options.onChange(this.info())
  }

  info(): StreamInfo {
    return streamInfo(this.state, this.broadcast, this.outside)
  }

  health(): StreamHealth {
    const source = this.publication?.source ?? (this.outside ? 'engine' : 'none')
    return streamHealth(this.state, source, this.broadcast, this.meter.figures(this.options.now()))
  }
}
