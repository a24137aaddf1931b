// What stands in place of a message that no loaded catalog has.

/** The ids that Lingui makes of a text. Any other id is a text itself, such as the reason that a server gave. */
const madeByLingui = /^[\w+/-]{6}$/

/** Never the id. A screen that draws a message of a section whose catalog is not around it is a fault, which the browser tests look for. */
export function missingMessage(locale: string, id: string): string {
  if (!madeByLingui.test(id)) return id
  console.error(`no message ${id} in ${locale}`)
  return '…'
}
