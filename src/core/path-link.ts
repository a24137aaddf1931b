// Converts a path of this host to a router link. Pure.

export interface PathLink {
  to: string
  search: Record<string, string | number>
}

/** Takes `/member?type=8` and the like; anything but a path of this host becomes /main. */
export function pathLink(path: string): PathLink {
  const isOwn = /^\/(?![/\\])/.test(path)
  const url = new URL(isOwn ? path : '/main', 'http://host')
  const search = [...url.searchParams].map(([name, value]) => [name, /^(0|[1-9]\d{0,8})$/.test(value) ? Number(value) : value])
  return { to: url.pathname, search: Object.fromEntries(search) }
}
