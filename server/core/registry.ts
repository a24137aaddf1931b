// Numbers for an operator, in the text format of Prometheus; those of the process itself are in it.
import { collectDefaultMetrics, Registry } from 'prom-client'

export function createRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}
