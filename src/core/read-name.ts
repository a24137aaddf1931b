// Parses a page's name from the URL, for pages without another source of it.
import { cutText } from '../../rules/text/cut-text.ts'
import { lineFault, lineForm } from '../../rules/text/line-text.ts'

/** Maximum characters: anybody can craft a URL. */
const most = 60

/** One line, cut to 60 characters; undefined if nothing is displayable. Numbers come from the router's own parsing. */
export function readName(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const name = cutText(lineForm(String(value)), most).trim()
  return lineFault(name, most) === null ? name : undefined
}
