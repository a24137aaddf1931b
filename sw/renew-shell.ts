// The stored shell contains the site's identity (name, logo, colour) at the time of its download. It is updated with the server's current
// identity, so that an offline start does not show the old name.

/** The site's identity in a server's page; empty: the product's own. */
const siteIn = (html: string): string => /<script type="application\/json" id="site">(.*?)<\/script>/s.exec(html)?.[1] ?? ''

export interface ShellStore {
  /** HTML of the shell; undefined: not stored. */
  read(): Promise<string | undefined>
  /** The server's current shell; undefined: it is of another build, or not available. */
  fetch(): Promise<Response | undefined>
  put(response: Response): Promise<void>
}

/** Returns whether the shell was replaced, because `page`, just received from the server, has a different identity. */
export async function renewShell(page: string, shell: ShellStore): Promise<boolean> {
  const cached = await shell.read()
  if (cached === undefined || siteIn(cached) === siteIn(page)) return false
  const response = await shell.fetch()
  if (!response) return false
  await shell.put(response)
  return true
}
