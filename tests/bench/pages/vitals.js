// Runs in a page before anything else and keeps what the reader sees: paints, shifts, long tasks.
const vitals = { fcp: 0, lcp: 0, largest: '', cls: 0, shifted: [], tasks: [] }
window.vitals = vitals

const nameOf = (node) =>
  node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className} ${node.textContent?.slice(0, 20) ?? ''}` : '?'
const observe = (type, read) =>
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) read(entry)
  }).observe({ type, buffered: true })

observe('paint', (entry) => {
  if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime
})
observe('largest-contentful-paint', (entry) => {
  vitals.lcp = entry.startTime
  vitals.largest = nameOf(entry.element)
})
observe('layout-shift', ({ hadRecentInput, value, startTime, sources }) => {
  if (hadRecentInput) return
  vitals.cls += value
  vitals.shifted.push(`${value.toFixed(4)} at ${startTime.toFixed(0)}: ${sources.map(({ node }) => nameOf(node))}`)
})
observe('longtask', ({ startTime, duration }) => vitals.tasks.push({ start: startTime, duration }))
