// Fallback for a message that no loaded catalog contains.

/** Ids that Lingui generates from a text. Any other id is itself a text, such as a server's reason. */
const madeByLingui = /^[\w+/-]{6}$/

/** Never shows the id. A screen that renders a message outside its section's catalog is a bug, which the browser tests detect. */
export function missingMessage(locale: string, id: string): string {
  if (!madeByLingui.test(id)) return id
  console.error(`no message ${id} in ${locale}`)
  return '…'
}
