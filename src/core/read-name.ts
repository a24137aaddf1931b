// What a page is called by its address, where nothing else names it.
import { cutText } from '../../rules/text/cut-text.ts'
import { lineFault, lineForm } from '../../rules/text/line-text.ts'

/** Characters: an address may be anybody's. */
const most = 60

/** One line, cut to 60 characters; undefined: nothing that can be shown. Numbers come from the router's own parsing. */
export function readName(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const name = cutText(lineForm(String(value)), most).trim()
  return lineFault(name, most) === null ? name : undefined
}
