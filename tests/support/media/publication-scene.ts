// A publisher of synthetic frames with a clock that follows them: the runs and parts that its room receives, and what its studio reports.

import type { Frame, Setup, StreamSource } from '../../../server/media/codec/packet.ts'
import { type CutPart, PartCutter } from '../../../server/media/pack/part-cutter.ts'
import { Publication, type PublicationRoom } from '../../../server/media/publication.ts'
import { Troubles } from '../../../server/media/troubles.ts'

export const madeVideo = { codec: 'avc1.42c01e', width: 640, height: 360, description: Buffer.from([1]) }
export const madeAudio = { codec: 'mp4a.40.2', sampleRate: 48_000, channels: 2, description: Buffer.from([0x11, 0x90]) }

export interface Sending {
  pictures?: boolean
  sound?: boolean
  /** `index` counts the frames of a track. */
  change?: (frame: Frame, index: number) => Frame
}

/** Timestamp of a frame in milliseconds: 25 pictures per second, and sound rounded as in RTMP. */
const timeOf = { video: (index: number) => index * 40, audio: (index: number) => Math.round((index * 1_024) / 48) }
/** Size of published frames in bytes; inserted silence is smaller. */
const size = 100
export const isSent = ({ data }: Frame): boolean => data.length === size

export function publicationScene(setup: Setup, source: StreamSource = 'rtmp') {
  let now = 0
  const next = { video: 0, audio: 0 }
  const runs: Setup[] = []
  const passed: Frame[] = []
  const parts: CutPart[] = []
  let dropped = 0
  let cutter: PartCutter | null = null
  const troubles = new Troubles(
    () => now,
    () => undefined,
  )
  const room: PublicationRoom = {
    id: 'room',
    begin: async (given) => {
      troubles.healed(given)
      runs.push(given)
      cutter?.flush()
      const init = {
        data: Buffer.alloc(0),
        video: given.video && { id: 1, timescale: 57_600 },
        audio: given.audio && { id: 2, timescale: 48_000 },
        codecs: '',
      }
      cutter = new PartCutter({ init, emit: (part) => parts.push(part) })
    },
    frame: (frame) => {
      passed.push(frame)
      cutter?.add(frame)
    },
    received: () => undefined,
    dropped: () => {
      dropped += 1
    },
    trouble: (kind, what) => troubles.note(kind, what),
    resolved: (kind) => troubles.resolved(kind),
    still: () => undefined,
    over: () => undefined,
  }
  const publication = new Publication(
    source,
    room,
    () => undefined,
    () => now,
  )
  publication.setVideo(setup.video)
  publication.setAudio(setup.audio)

  /** Sends this many seconds, with a key frame in each; omitted frames are not sent, but their time passes. */
  async function send(seconds: number, { pictures = true, sound = true, change = (frame) => frame }: Sending = {}): Promise<void> {
    const until = Math.min(timeOf.video(next.video), timeOf.audio(next.audio)) + seconds * 1_000
    for (;;) {
      const kind = timeOf.video(next.video) <= timeOf.audio(next.audio) ? 'video' : 'audio'
      const index = next[kind]
      const time = timeOf[kind](index)
      if (time >= until) return
      next[kind] += 1
      now = time
      if (kind === 'video' ? !pictures : !sound) continue
      const at = time * 1_000
      const isKey = kind === 'audio' || index % 25 === 0
      publication.add(change({ kind, key: isKey, dts: at, pts: at, data: Buffer.alloc(size) }, index))
      // A new run becomes available with the next frame.
      await null
    }
  }
  return {
    publication,
    runs,
    passed,
    parts,
    send,
    reported: () => troubles.list().map(({ kind, what }) => [kind, what].join(' ').trim()),
    get dropped() {
      return dropped
    },
  }
}
