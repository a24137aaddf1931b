// Schedules danmaku: which are shown, in which lane, until when. A painter draws them.
import { chatLimits } from '../../../../../contract/limits/chat-limits.ts'
import { areaShare, crossing, type DanmakuSettings, letterSize } from '../danmaku-settings.ts'
import type { StageDanmaku } from '../stage-danmaku.ts'
import { type Drawn, danmakuAt } from './hit.ts'
import { type Flight, laneFor } from './lanes.ts'
import type { OpenPainter, Painter } from './painter.ts'
import { layOutText } from './text-layout.ts'

/** Milliseconds that a danmaku stays at the top or at the bottom. */
const standing = 4_000
const sizeFactor = { small: 0.8, medium: 1, large: 1.3 } as const
/** Horizontal padding of a framed danmaku, in pixels. */
const framed = 12

export class DanmakuStage {
  private readonly drawn = new Map<string, Drawn>()
  /** When the danmaku were paused. */
  private stoppedAt: number | null = null
  private painter: Painter | null = null
  private lanes: (Flight | undefined)[] = []
  private fixed: { top: (number | undefined)[]; bottom: (number | undefined)[] } = { top: [], bottom: [] }
  private width = 0
  private height = 0
  private font = ''
  private readonly pen = document.createElement('canvas').getContext('2d')
  private readonly watch: ResizeObserver
  /** Maximum number that the device can draw, set by the governor. */
  cap: number = chatLimits.danmakuDrawn

  constructor(
    private readonly box: HTMLElement,
    private settings: DanmakuSettings,
    private readonly openPainter: OpenPainter,
  ) {
    this.watch = new ResizeObserver(() => this.measure())
    this.watch.observe(box)
    this.measure()
  }

  get size(): number {
    return this.drawn.size
  }

  private measure(): void {
    const { clientWidth, clientHeight } = this.box
    if (clientWidth === this.width && clientHeight === this.height) return
    if (this.width !== 0 && clientWidth !== this.width) this.clear()
    this.width = clientWidth
    this.height = clientHeight
    this.font = getComputedStyle(this.box).fontFamily
    this.painter?.resize({ width: clientWidth, height: clientHeight })
    this.lay()
  }

  private laneHeight(): number {
    return Math.round(letterSize(this.settings.size, this.width) * 1.7)
  }

  private lay(): void {
    const count = Math.max(1, Math.floor((this.height * areaShare[this.settings.area]) / this.laneHeight()))
    this.lanes = Array.from({ length: count }, (_, lane) => this.lanes[lane])
    this.fixed = { top: this.fixed.top.slice(0, count), bottom: this.fixed.bottom.slice(0, count) }
    this.box.style.opacity = String(this.settings.opacity / 100)
  }

  use(settings: DanmakuSettings): void {
    const before = this.settings
    this.settings = settings
    this.lay()
    if (!settings.show) this.clear()
    if (settings.paused !== before.paused) this.stop(settings.paused)
  }

  private stop(on: boolean): void {
    this.painter?.pause(on)
    const now = performance.now()
    if (!on && this.stoppedAt !== null) for (const one of this.drawn.values()) one.began += now - this.stoppedAt
    this.stoppedAt = on ? now : null
  }

  /** The danmaku at a point of the stage; null if none. */
  at(x: number, y: number): StageDanmaku | null {
    return danmakuAt(this.drawn.values(), { x, y, high: this.laneHeight(), now: this.stoppedAt ?? performance.now() })
  }

  /** Shows a danmaku; returns false if there is no room for it now. */
  push(danmaku: StageDanmaku): boolean {
    const { settings } = this
    if (!settings.show || settings.paused || this.width === 0) return false
    if (!danmaku.mine && this.drawn.size >= Math.min(this.cap, settings.density)) return false
    const width = this.widthOf(danmaku)
    if (danmaku.position !== 'scroll') return this.stand(danmaku, width)
    const flight = { from: performance.now(), lasts: crossing(settings.speed), width }
    const lane = laneFor(this.lanes, flight, this.width) ?? (danmaku.mine ? 0 : null)
    if (lane === null) return false
    this.lanes[lane] = flight
    this.show(danmaku, { width, y: lane * this.laneHeight(), from: this.width, to: -width, lasts: flight.lasts })
    return true
  }

  private stand(danmaku: StageDanmaku, width: number): boolean {
    const rows = danmaku.position === 'top' ? this.fixed.top : this.fixed.bottom
    const now = performance.now()
    const row = this.lanes.findIndex((_, index) => (rows[index] ?? 0) <= now)
    if (row < 0) return false
    rows[row] = now + standing
    const high = this.laneHeight()
    const y = danmaku.position === 'top' ? row * high : this.height - (row + 1) * high
    const x = Math.max(0, (this.width - width) / 2)
    this.show(danmaku, { width, y, from: x, to: x, lasts: standing })
    return true
  }

  private sizeOf({ size }: StageDanmaku): number {
    return Math.round(letterSize(this.settings.size, this.width) * sizeFactor[size])
  }

  private widthOf(danmaku: StageDanmaku): number {
    const size = this.sizeOf(danmaku)
    if (this.pen) this.pen.font = `600 ${size}px ${this.font}`
    const measure = (text: string): number => this.pen?.measureText(text).width ?? text.length * size
    return layOutText(danmaku.text, size, measure).width + (danmaku.mine || danmaku.advert ? framed : 0)
  }

  private show(danmaku: StageDanmaku, place: { width: number; y: number; from: number; to: number; lasts: number }): void {
    // Created with the first danmaku: a video without any needs no painter.
    this.painter ??= this.openPainter(this.box, { width: this.width, height: this.height }, (ids) => {
      for (const id of ids) this.drawn.delete(id)
    })
    const { id, text, color, mine, advert } = danmaku
    this.drawn.set(id, { danmaku, ...place, began: performance.now() })
    this.painter.show({ id, text, color, mine, advert: advert === true, size: this.sizeOf(danmaku), ...place })
  }

  /** Updates the repeat count. */
  count(id: string, count: number): void {
    if (this.drawn.has(id)) this.painter?.count(id, count)
  }

  /** Removes a danmaku immediately, also in flight. */
  remove(id: string): void {
    if (this.drawn.delete(id)) this.painter?.remove(id)
  }

  clear(): void {
    this.drawn.clear()
    this.painter?.clear()
    this.lanes = this.lanes.map(() => undefined)
  }

  close(): void {
    this.watch.disconnect()
    this.painter?.close()
  }
}
