// What the first screens about the site itself read.
import { type FirstRead, readOf } from './first-read.ts'

/** Words alone. */
export const noReads = (): FirstRead[] => []

/** Who we are is words alone, a legal text is the one in force. */
export function aboutReads(search: URLSearchParams): FirstRead[] {
  const kind = search.get('type')
  return kind === null ? [] : [readOf('GET api/Legal/text', { query: { kind } })]
}
