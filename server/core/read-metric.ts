// What a counter or gauge stands at, for those who show figures instead of scraping them.
import type { Registry } from 'prom-client'

/** All of it whose labels are these; 0 when nothing was counted so far. */
export async function readMetric(metrics: Registry, name: string, labels: Record<string, string> = {}): Promise<number> {
  const values = (await metrics.getSingleMetric(name)?.get())?.values ?? []
  return values
    .filter((one) => Object.entries(labels).every(([label, value]) => one.labels[label] === value))
    .reduce((sum, { value }) => sum + value, 0)
}
