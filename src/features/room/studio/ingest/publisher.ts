// Publishes from this window: outlives the page that started it, so that streamers can visit their own room meanwhile; ends at sign-out.
import { sessionStore } from '../../../../core/session/session.ts'
import { createStore } from '../../../../core/store/store.ts'
import { type Capture, type CaptureOptions, capture } from './capture.ts'
import { compose } from './composer.ts'
import { type Encoders, openEncoders } from './encoders.ts'
import { IngestConnection } from './ingest-connection.ts'
import { faultOf, lacking, PublishError, type PublishFault } from './publish-fault.ts'
import { SampleClock } from './sample-clock.ts'
import { readFrames } from './track-frames.ts'

export interface PublisherState {
  /** ready: the preview runs, nothing is sent. lost: it reconnects by itself. */
  phase: 'idle' | 'preparing' | 'ready' | 'connecting' | 'on' | 'lost'
  /** Why the last attempt ended. */
  fault: PublishFault | null
  muted: boolean
  /** Over the last second. */
  kbps: number
  fps: number
  /** Frames dropped by the encoder or the connection. */
  drops: number
  codec: string
}

const idle: PublisherState = { phase: 'idle', fault: null, muted: false, kbps: 0, fps: 0, drops: 0, codec: '' }
const kbpsOf = { 720: 2_500, 1080: 4_500 } as const

const store = createStore(idle)
const set = (change: Partial<PublisherState>): void => store.set({ ...store.get(), ...change })

interface Running {
  captureOptions: CaptureOptions
  devices: Capture
  canvas: HTMLCanvasElement
  left: AbortController
}
let running: Running | null = null
let encoders: Encoders | null = null
let connection: IngestConnection | null = null
let figures: ReturnType<typeof setInterval> | undefined
let [pictures, encoderDrops] = [0, 0]
/** Incremented by every end: devices that open later are released at once. */
let generation = 0

const warnBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault()

function endConnection(): void {
  generation += 1
  clearInterval(figures)
  window.removeEventListener('beforeunload', warnBeforeLeaving)
  connection?.close()
  encoders?.close()
  connection = null
  encoders = null
}
function endAll(fault: PublishFault | null): void {
  endConnection()
  running?.left.abort()
  running?.devices.stop()
  running = null
  set({ ...idle, fault })
}

function listen({ devices, canvas, left, captureOptions }: Running): void {
  const clock = new SampleClock()
  const endPictures = compose({
    canvas,
    camera: devices.camera,
    screen: devices.screen,
    onPicture(picture, at) {
      if (!encoders) return picture.close()
      if (encoders.picture(picture, at)) pictures += 1
      else encoderDrops += 1
    },
    onEnded(source) {
      // With two sources, the other one continues.
      if (captureOptions.picture !== 'both') endAll('source-ended')
      else if (source === 'screen' ? devices.camera?.readyState !== 'live' : devices.screen?.readyState !== 'live') endAll('source-ended')
    },
  })
  left.signal.addEventListener('abort', endPictures)
  readFrames<AudioData>(devices.sound, left.signal, (data) => {
    if (!encoders) return data.close()
    encoders.sound(retimed(data, clock.at(performance.now() * 1_000, data.numberOfFrames, data.sampleRate)))
  }).catch((error: unknown) => console.warn('audio track ended', error))
}

/** Copies the samples to two channels with a new timestamp: audio capture has its own clock. */
function retimed(data: AudioData, timestamp: number): AudioData {
  const { numberOfFrames, numberOfChannels, sampleRate } = data
  const samples = new Float32Array(numberOfFrames * 2)
  for (const side of [0, 1])
    data.copyTo(samples.subarray(side * numberOfFrames, (side + 1) * numberOfFrames), {
      planeIndex: Math.min(side, numberOfChannels - 1),
      format: 'f32-planar',
    })
  data.close()
  return new AudioData({ format: 'f32-planar', sampleRate, numberOfFrames, numberOfChannels: 2, timestamp, data: samples })
}

function startFigures(): void {
  let [bytes, shown] = [connection?.bytes ?? 0, pictures]
  figures = setInterval(() => {
    if (!connection) return
    set({ kbps: Math.round(((connection.bytes - bytes) * 8) / 1_000), fps: pictures - shown, drops: encoderDrops + connection.drops() })
    bytes = connection.bytes
    shown = pictures
  }, 1_000)
}

export const publisher = {
  get: store.get,
  getServer: store.getServer,
  subscribe: store.subscribe,
  /** Canvas with the outgoing video; null without a preview. */
  preview: (): HTMLCanvasElement | null => running?.canvas ?? null,
  level: (): number => running?.devices.level() ?? 0,

  /** Opens the devices and starts the preview; nothing is sent yet. */
  async prepare(captureOptions: CaptureOptions): Promise<void> {
    endAll(null)
    const own = generation
    set({ phase: 'preparing' })
    try {
      const fault = lacking()
      if (fault) throw new PublishError(fault)
      const devices = await capture(captureOptions)
      // Stopped, restarted or signed out while the browser's prompt was open.
      const isOut = sessionStore.get().phase === 'out'
      if (generation !== own || isOut) {
        devices.stop()
        if (generation === own) endAll(null)
        return
      }
      const canvas = document.createElement('canvas')
      canvas.width = Math.round((captureOptions.height * 16) / 9)
      canvas.height = captureOptions.height
      const left = new AbortController()
      running = { captureOptions, devices, canvas, left }
      listen(running)
      const watchLogin = sessionStore.subscribe(() => {
        if (sessionStore.get().phase === 'out') endAll(null)
      })
      left.signal.addEventListener('abort', watchLogin)
      set({ phase: 'ready' })
    } catch (error) {
      console.warn('media devices failed to open', error)
      if (generation === own) endAll(faultOf(error))
    }
  },

  /** Sends the preview. */
  async publish(url: string, key: string): Promise<void> {
    if (!running || store.get().phase !== 'ready') return
    const { canvas, captureOptions } = running
    const own = generation
    set({ phase: 'connecting', fault: null })
    pictures = 0
    encoderDrops = 0
    const failed = new Set<'video' | 'audio'>()
    try {
      const opened = await openEncoders({
        width: canvas.width,
        height: canvas.height,
        kbps: kbpsOf[captureOptions.height],
        onVideoSetUp: (config) => connection?.setVideo(config),
        onAudioSetUp: (config) => connection?.setAudio(config),
        onChunk: (kind, chunk) => void connection?.send(kind, chunk),
        onFailed(kind) {
          if (generation !== own) return
          failed.add(kind)
          // Video continues without audio, and vice versa.
          if (failed.size === 2) endAll('encoder-failed')
          else set({ fault: kind === 'audio' ? 'sound-failed' : 'picture-failed' })
        },
      })
      // Stopped in the meantime.
      if (generation !== own) return opened.close()
      connection = new IngestConnection({
        url,
        key,
        onWantKey: () => encoders?.wantKey(),
        onState(next) {
          if (next.phase === 'refused') {
            endConnection()
            set({ phase: 'ready', fault: next.reason, kbps: 0, fps: 0 })
          } else set({ phase: next.phase })
        },
      })
      encoders = opened
      set({ codec: opened.codec })
      window.addEventListener('beforeunload', warnBeforeLeaving)
      startFigures()
    } catch (error) {
      console.warn('publishing failed to start', error)
      if (generation !== own) return
      endConnection()
      set({ phase: 'ready', fault: faultOf(error) })
    }
  },
  setMuted(muted: boolean): void {
    running?.devices.setMuted(muted)
    set({ muted })
  },
  /** Stops sending; the preview stays. */
  rest(): void {
    endConnection()
    if (running) set({ phase: 'ready', fault: null, kbps: 0, fps: 0 })
  },
  /** The broadcast has ended: a lost connection must not reconnect with video that is no longer expected. */
  over(): void {
    const { phase } = store.get()
    if (phase === 'lost' || phase === 'connecting') publisher.rest()
  },
  /** Stops sending and releases the devices. */
  stop: (): void => endAll(null),
}
