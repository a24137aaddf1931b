// What an address may name. Every page loads what reads addresses: nothing else stands here.

const id = /^[A-Za-z0-9_.-]{1,64}$/
/** An id of the address, else undefined. Numbers come from the router's own parsing. */
export const readId = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && id.test(text) ? text : undefined
}

/** The years that the contract has. */
const pattern = /^(19|2\d)\d\d-\d\d-\d\d$/
/** A day of the address: a real one of the calendar, else undefined. */
export function readDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || !pattern.test(value)) return undefined
  const at = Date.parse(`${value}T12:00:00Z`)
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== value ? undefined : value
}
