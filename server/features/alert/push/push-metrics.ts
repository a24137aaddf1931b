// Metrics of the push sender, over alerts and notifications alike.
import { Counter, Gauge, type Registry } from 'prom-client'
import type { PushResult } from './sender.ts'

export function countPushes(registry: Registry, now: () => number): (result: PushResult) => void {
  const registers = [registry]
  const sends = new Counter({
    name: 'push_sends_total',
    help: 'Messages for push services by what became of them.',
    labelNames: ['result'],
    registers,
  })
  const sentAt = new Gauge({ name: 'push_sent_seconds', help: 'When a push service last took one.', registers })
  return (result) => {
    sends.inc({ result })
    if (result === 'sent') sentAt.set(now() / 1_000)
  }
}
