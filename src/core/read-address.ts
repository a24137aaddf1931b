// Parsers of URL parameters. Loaded by every page, so nothing else belongs here.

const id = /^[A-Za-z0-9_.-]{1,64}$/
/** Parses an id of the URL; undefined if invalid. Numbers come from the router's own parsing. */
export const readId = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && id.test(text) ? text : undefined
}

/** The years that the contract accepts. */
const pattern = /^(19|2\d)\d\d-\d\d-\d\d$/
/** Parses a day of the URL; undefined unless it is a real calendar day. */
export function readDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || !pattern.test(value)) return undefined
  const at = Date.parse(`${value}T12:00:00Z`)
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== value ? undefined : value
}
