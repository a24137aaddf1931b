// The path of a task as the router takes it. Anything but a path of this host leads to the tasks.

export interface TaskLink {
  to: string
  search: Record<string, string | number>
}

export function taskLink(path: string): TaskLink {
  if (!/^\/(?![/\\])/.test(path)) return { to: '/member', search: { type: 8 } }
  const url = new URL(path, 'http://host')
  const search = [...url.searchParams].map(([name, value]) => [name, /^(0|[1-9]\d{0,8})$/.test(value) ? Number(value) : value])
  return { to: url.pathname, search: Object.fromEntries(search) }
}
