// The server's answer for a route that changes it.
import type { APIResponse, Route } from '@playwright/test'

/** Asked for anew: an answer that the page has already would come as a 304, without a body to change. */
export async function fetchAnew(route: Route): Promise<APIResponse> {
  const { 'if-none-match': _known, 'if-modified-since': _since, ...headers } = await route.request().allHeaders()
  return route.fetch({ headers })
}
