// Whether a port is free, or held by this very site.
import { type Finding, failure, okay } from '../finding.ts'

interface PortEdges {
  /** Tries to listen for a moment. Answers the code of the error; empty: it could. */
  listen: (port: number) => Promise<string>
  /** Whether this product answers at PORT. */
  isRunning: () => Promise<boolean>
}

/** `variable`: which sets it. `port`: null: none; 0: any. */
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
