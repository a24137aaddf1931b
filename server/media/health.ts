// Stream health for the studio: rates over the last seconds, losses since the start.
import type { StreamHealth } from '../../contract/room/stream.ts'
import type { Frame } from './codec/packet.ts'

const windowMs = 5_000
/** Milliseconds per count. */
const step = 500

interface Count {
  at: number
  video: number
  audio: number
  frames: number
}

export class HealthMeter {
  drops = 0
  returns = 0
  private counts: Count[] = []
  private lastKey = Number.NaN
  private keyTime = 0
  private late = 0

  note(frame: Frame, now: number): void {
    let current = this.counts.at(-1)
    if (!current || now - current.at >= step) {
      current = { at: now, video: 0, audio: 0, frames: 0 }
      this.counts.push(current)
      while (this.counts[0] && now - this.counts[0].at > windowMs) this.counts.shift()
    }
    if (frame.kind === 'audio') current.audio += frame.data.length
    else {
      current.video += frame.data.length
      current.frames += 1
      if (frame.key) {
        if (frame.dts > this.lastKey) this.keyTime = frame.dts - this.lastKey
        this.lastKey = frame.dts
      }
    }
  }

  noteLateness(milliseconds: number): void {
    this.late = milliseconds
  }

  figures(now: number): Pick<StreamHealth, 'video_kbps' | 'audio_kbps' | 'fps' | 'key_seconds' | 'drops' | 'delay' | 'returns'> {
    const recent = this.counts.filter(({ at }) => now - at <= windowMs)
    const span = recent[0] ? Math.max(step, now - recent[0].at) : step
    const sum = (pick: (count: Count) => number): number => recent.reduce((all, count) => all + pick(count), 0)
    return {
      video_kbps: Math.round((sum(({ video }) => video) * 8) / span),
      audio_kbps: Math.round((sum(({ audio }) => audio) * 8) / span),
      fps: Math.round((sum(({ frames }) => frames) * 10_000) / span) / 10,
      key_seconds: Math.round(this.keyTime / 10_000) / 100,
      drops: this.drops,
      delay: recent.length > 0 ? Math.round(this.late) / 1_000 : 0,
      returns: this.returns,
    }
  }
}
