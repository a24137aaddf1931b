// Reads whose response is the same for all users: they stay on screen when the account changes; all others are removed.
import type { ApiKey } from '../../../../contract/api.ts'

const shared = /^(GET|POST) api\/(hot_match|Config|universal|Portal_post|Search)\//
/** Exceptions: their responses contain the user's own points or the side they support. */
const personal: ReadonlySet<unknown> = new Set<ApiKey>([
  'GET api/hot_match/ratings',
  'POST api/hot_match/msgGetSimple',
  'GET api/Search/index',
])

export const isShared = ([name]: readonly unknown[]): boolean => shared.test(String(name)) && !personal.has(name)
