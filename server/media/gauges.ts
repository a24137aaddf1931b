// Current metrics of the streams.
import { Gauge, type Registry } from 'prom-client'
import type { Delivery } from './delivery.ts'
import type { Recordings } from './playback/recordings.ts'
import type { RoomStream } from './room-stream.ts'

interface Measured {
  rooms: ReadonlyMap<string, RoomStream>
  recordings: Pick<Recordings, 'bytes'>
  delivery: Pick<Delivery, 'size'>
  /** Rooms with a broadcast. */
  active(): RoomStream[]
}

export function addGauges(metrics: Registry, { rooms, recordings, delivery, active }: Measured): void {
  new Gauge({
    name: 'stream_rooms',
    help: 'Rooms by the state of their stream.',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      const states = [...rooms.values()].map(({ state }) => state)
      for (const state of ['live', 'away'] as const) this.set({ state }, states.filter((one) => one === state).length)
    },
  })
  new Gauge({
    name: 'stream_bytes',
    help: 'Bytes of recordings and of live broadcasts on disk.',
    registers: [metrics],
    collect() {
      this.set(recordings.bytes + active().reduce((sum, { broadcast }) => sum + (broadcast?.bytes ?? 0), 0))
    },
  })
  new Gauge({
    name: 'stream_sending',
    help: 'Media files that are being sent.',
    registers: [metrics],
    collect() {
      this.set(delivery.size)
    },
  })
  new Gauge({
    name: 'stream_waiting',
    help: 'Requests that wait for the next part.',
    registers: [metrics],
    collect() {
      this.set(active().reduce((sum, { broadcast }) => sum + (broadcast?.original.waiting.size ?? 0), 0))
    },
  })
}
