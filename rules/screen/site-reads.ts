// Reads of the first screens about the site itself.
import { type FirstRead, readOf } from './first-read.ts'

/** Static text only. */
export const noReads = (): FirstRead[] => []

/** The about page is static text, a legal text is the version in force. */
export function aboutReads(search: URLSearchParams): FirstRead[] {
  const kind = search.get('type')
  return kind === null ? [] : [readOf('GET api/Legal/text', { query: { kind } })]
}
