// The Prometheus registry, including the metrics of the process itself.
import { collectDefaultMetrics, Registry } from 'prom-client'

export function createRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}
