// Checks whether a port is free, or held by this site itself.
import { type Finding, failure, okay } from '../finding.ts'

interface PortEdges {
  /** Tries to listen briefly. Returns the error code, or an empty string on success. */
  listen: (port: number) => Promise<string>
  /** Whether this product responds on PORT. */
  isRunning: () => Promise<boolean>
}

/** `variable`: the environment variable of the port. `port`: null if disabled, 0 for any. */
export async function checkPort(variable: string, port: number | null, { listen, isRunning }: PortEdges): Promise<Finding> {
  if (port === null) return okay(`${variable} is off.`)
  if (port === 0) return okay(`${variable} takes any that is free.`)
  const code = await listen(port)
  if (code === '') return okay(`${port} is free.`)
  if (code === 'EADDRINUSE' && (await isRunning())) return okay(`${port} is taken, and the site is running.`)
  switch (code) {
    case 'EADDRINUSE':
      return failure(`${port} is taken by another program.`, `Stop it, or set ${variable} to another one.`)
    case 'EACCES':
      return failure(`${port} may not be used by this user.`, `Set ${variable} to one above 1023, and put a proxy before it.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return failure('HOST is not an address of this machine.', 'Set HOST to one of them, or leave it out.')
    default:
      return failure(`${port} cannot be listened on: ${code}.`, `Set ${variable} to another one.`)
  }
}
