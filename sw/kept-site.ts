// The shell that the worker keeps says what the site is called, and shows its mark and colour, as they were when it came. What the
// server has said since then is put into it, so that a start without a network is not by the earlier name.

/** What a page of the server says of its site; empty: what the product has. */
const siteIn = (html: string): string => /<script type="application\/json" id="site">(.*?)<\/script>/s.exec(html)?.[1] ?? ''

export interface KeptShell {
  /** HTML of the shell; undefined: none is kept. */
  read(): Promise<string | undefined>
  /** The server's shell of now; undefined: it is of another build, or did not come. */
  fetch(): Promise<Response | undefined>
  put(response: Response): Promise<void>
}

/** Whether the shell was kept anew, since `page`, which the server has just sent, is of a site that is called or looks otherwise. */
export async function renewShell(page: string, shell: KeptShell): Promise<boolean> {
  const kept = await shell.read()
  if (kept === undefined || siteIn(kept) === siteIn(page)) return false
  const response = await shell.fetch()
  if (!response) return false
  await shell.put(response)
  return true
}
