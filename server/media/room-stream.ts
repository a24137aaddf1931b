// The stream of one room: its publisher, and the states idle, live, away and over.
import { join } from 'node:path'
import type { StreamHealth, StreamInfo, StreamState } from '../../contract/room/stream.ts'
import { Broadcast, type BroadcastFacts, type BroadcastOptions } from './broadcast.ts'
import type { Frame, Setup, StreamSource } from './codec/packet.ts'
import { HealthMeter } from './health.ts'
import { type OutsidePublisher, OutsideStream } from './hook/outside.ts'
import { newFacts, readTitle } from './new-broadcast.ts'
import { type CutReason, Publication } from './publication.ts'
import type { RoomStreamOptions } from './room-stream-options.ts'
import { streamHealth, streamInfo } from './stream-info.ts'
import type { Renditions } from './transcode/renditions.ts'
import { Troubles } from './troubles.ts'

/** Milliseconds of silence after which a publisher counts as dead and another may replace it. */
const deadAfter = 8_000

export class RoomStream {
  state: StreamState = 'idle'
  broadcast: Broadcast | null = null
  /** Milliseconds at which the last of its players counts as gone. */
  watchedUntil = 0
  private publication: Publication | null = null
  /** An external playlist of an engine that reported it through its hooks. */
  private outside: OutsideStream | null = null
  /** An external stream whose broadcast was ended while its engine continues. */
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

  /** Claims the only publisher slot; null if taken. */
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
        resolved: (kind) => this.troubles.resolved(kind),
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
    // The room went on the air while its folder was created.
    if (this.aired) await broadcast.show(broadcast.facts)
    await broadcast.begin(setup)
    if (broadcast.facts.keep) await this.renditions?.begin(broadcast, setup)
  }

  /** Serializes creation: the publisher that is there when it is done gets the broadcast, which ends like any other if there is none. */
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
    const isRecorded = this.publication?.source !== 'engine'
    const broadcast = this.open(await newFacts(this.options, { keep: isRecorded, next: this.last?.original.timeline.next ?? 0 }))
    this.meter = new HealthMeter()
    await broadcast.writeFacts()
    return broadcast
  }

  /** Makes the stream public from now on. */
  async air(): Promise<void> {
    this.aired = true
    if (this.dismissed) this.takeOutside(this.dismissed)
    const titleFacts = await readTitle(this.options)
    await this.broadcast?.show(titleFacts)
  }

  private open(facts: BroadcastFacts): Broadcast {
    const { path, log, now } = this.options
    const onSegment: BroadcastOptions['onSegment'] = (broadcast, segment) => this.renditions?.still(broadcast, segment)
    return new Broadcast({ facts, path: join(path, facts.id), log, now, onPart: () => this.show(), onSegment })
  }

  /** Restores a broadcast of the previous server; false if it had ended or is too old. */
  async restore(facts: BroadcastFacts): Promise<boolean> {
    const { now, grace } = this.options
    const broadcast = this.open(facts)
    const restored = await broadcast.original.restore()
    const last = broadcast.original.timeline.segments.at(-1)
    const gone = last ? now() - (last.at + last.duration * 1_000) : Number.POSITIVE_INFINITY
    if (!restored || restored.ended || gone > grace) {
      if (restored) {
        if (!restored.ended) await broadcast.end()
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

  /** Goes live when a part is available. */
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

  /** Ends the broadcast: the playlist gets its end, the recording becomes available. */
  end(): Promise<void> {
    clearTimeout(this.graceTimer)
    const { broadcast, publication } = this
    this.aired = false
    // The reason that a publisher could not connect stays visible after the end.
    if (publication) this.troubles.reset()
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
      this.options.log.error({ err: error, room: this.options.room }, 'ending a broadcast failed'),
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
    // A test broadcast leaves no trace.
    this.become(broadcast.isShown ? 'over' : 'idle')
    await this.options.onEnded(broadcast)
  }
  /** The broadcast that ended last, for viewers who are still watching it. */
  last: Broadcast | null = null

  /** Kicks the publisher; the broadcast waits for another. */
  kick(): void {
    const isElsewhere = this.outside !== null && this.state === 'live'
    if (this.publication || isElsewhere) this.troubles.note('key')
    this.publication?.kick()
    // An external engine cannot be notified: viewers are no longer directed to what it still ingests.
    this.outside = null
    this.dismissed = null
    if (!isElsewhere) return
    this.become('away')
    this.await(this.options.grace)
  }

  /** An external engine asks whether this publisher may publish; false if the slot is taken. */
  publishOutside(url: string, publisher: OutsidePublisher): boolean {
    if (this.publication || this.broadcast) return false
    const { now } = this.options
    const outside = this.outside ?? new OutsideStream(url, publisher, now())
    outside.begin(publisher, this.outside !== null && this.state === 'live', now())
    this.takeOutside(outside)
    return true
  }

  /** The engine reports that a publisher continues, which is news to a server that has just started; false if it has to be rejected. */
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

  /** The engine lost a publisher, which may come back. False for an unknown publisher. */
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

  /** Flushes everything to disk before the server stops, without ending the broadcast. */
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
