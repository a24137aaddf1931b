// Which reads are the same for everybody: they stay on screen when the account changes. Whatever is not among them goes with it.
import type { ApiKey } from '../../../contract/api.ts'

const shared = /^(GET|POST) api\/(hot_match|Config|universal|Portal_post|Search)\//
/** Among those: what they answer has the reader's own points, or whom he supports. */
const personal: ReadonlySet<unknown> = new Set<ApiKey>([
  'GET api/hot_match/ratings',
  'POST api/hot_match/msgGetSimple',
  'GET api/Search/index',
])

export const isEverybodys = ([name]: readonly unknown[]): boolean => shared.test(String(name)) && !personal.has(name)
