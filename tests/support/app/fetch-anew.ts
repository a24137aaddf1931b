// Fetches the server's response for a route that modifies it.
import type { APIResponse, Route } from '@playwright/test'

/** Drops conditional headers: a 304 would have no body to modify. */
export async function fetchAnew(route: Route): Promise<APIResponse> {
  const { 'if-none-match': _known, 'if-modified-since': _since, ...headers } = await route.request().allHeaders()
  return route.fetch({ headers })
}
