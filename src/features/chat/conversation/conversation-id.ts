// Parses the conversation of an address: its own id, or an account id. Pure.

const known = /^(C2C|GROUP)[A-Za-z0-9_-]{1,59}$/
const person = /^[A-Za-z0-9_-]{1,59}$/

export function readConversationId(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return null
  if (known.test(text)) return text
  return person.test(text) ? `C2C${text}` : null
}
