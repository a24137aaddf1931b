// A path of this host as the router takes it. Pure.

export interface PathLink {
  to: string
  search: Record<string, string | number>
}

/** `/member?type=8` and the like; what is no path of this host leads home. */
export function pathLink(path: string): PathLink {
  const isOwn = /^\/(?![/\\])/.test(path)
  const url = new URL(isOwn ? path : '/main', 'http://host')
  const search = [...url.searchParams].map(([name, value]) => [name, /^(0|[1-9]\d{0,8})$/.test(value) ? Number(value) : value])
  return { to: url.pathname, search: Object.fromEntries(search) }
}
