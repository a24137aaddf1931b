// Metrics of the live socket.
import { Counter, Gauge, type Registry } from 'prom-client'

export interface LiveMetrics {
  /** Open sockets now. */
  sockets(count: number): void
  /** Frames handed to sockets. */
  delivered(count: number): void
  /** A slow socket was dropped. */
  dropped(): void
  /** A handshake was refused. */
  refused(): void
  /** Linked relays now. */
  relays(count: number): void
}

export const noMetrics: LiveMetrics = {
  sockets: () => undefined,
  delivered: () => undefined,
  dropped: () => undefined,
  refused: () => undefined,
  relays: () => undefined,
}

/** Registers the metrics with Prometheus. */
export function liveMetrics(registry: Registry): LiveMetrics {
  const registers = [registry]
  const sockets = new Gauge({ name: 'live_sockets', help: 'Open live sockets.', registers })
  const delivered = new Counter({ name: 'live_messages_total', help: 'Messages delivered to live sockets.', registers })
  const dropped = new Counter({ name: 'live_dropped_total', help: 'Live sockets dropped because they read too slowly.', registers })
  const refused = new Counter({ name: 'live_refused_total', help: 'Live socket handshakes refused.', registers })
  const relays = new Gauge({ name: 'live_relays', help: 'Relays that hold further live sockets.', registers })
  return {
    relays: (count) => relays.set(count),
    sockets: (count) => sockets.set(count),
    delivered: (count) => delivered.inc(count),
    dropped: () => dropped.inc(),
    refused: () => refused.inc(),
  }
}
