// Reads the value of a counter or gauge, for pages that show metrics.
import type { Registry } from 'prom-client'

/** Returns the sum of all values with these labels; 0 if there are none. */
export async function readMetric(metrics: Registry, name: string, labels: Record<string, string> = {}): Promise<number> {
  const values = (await metrics.getSingleMetric(name)?.get())?.values ?? []
  return values
    .filter((one) => Object.entries(labels).every(([label, value]) => one.labels[label] === value))
    .reduce((sum, { value }) => sum + value, 0)
}
