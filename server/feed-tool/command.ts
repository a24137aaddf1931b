// Parses the command line of npm run feed.

export const usage = `npm run feed -- check FILE                    says of each message of a file what a site would answer
npm run feed -- record FOLDER [--port PORT]   takes what is sent to it, as a site does, and keeps it; 8090 without a port
npm run feed -- play FILE_OR_FOLDER --to URL [--speed N] [--now]
                                              sends it with its pauses, N times as fast; as if it happened now
record and play need FEED_PUSH_SECRET.`

export type Wanted =
  | { command: 'check'; path: string }
  | { command: 'record'; path: string; port: number }
  | { command: 'play'; path: string; to: string; speed: number; asNow: boolean }

const usualPort = 8090

/** The flags' values by name; undefined: an unknown flag, or one without its value. */
function flagsOf(rest: readonly string[], valued: readonly string[], plain: readonly string[]): Map<string, string> | undefined {
  const flags = new Map<string, string>()
  for (let at = 0; at < rest.length; at += 1) {
    const flag = rest[at] ?? ''
    if (flags.has(flag)) return undefined
    if (plain.includes(flag)) flags.set(flag, '')
    else {
      const value = rest[at + 1]
      if (!valued.includes(flag) || value === undefined || value.startsWith('--')) return undefined
      flags.set(flag, value)
      at += 1
    }
  }
  return flags
}

/** Undefined: invalid usage. */
export function readCommand([command, path, ...rest]: readonly string[]): Wanted | undefined {
  if (path === undefined || path === '' || path.startsWith('--')) return undefined
  if (command === 'check') return rest.length === 0 ? { command, path } : undefined
  if (command === 'record') {
    const flags = flagsOf(rest, ['--port'], [])
    const port = Number(flags?.get('--port') ?? usualPort)
    return flags && Number.isInteger(port) && port >= 0 && port <= 65_535 ? { command, path, port } : undefined
  }
  if (command !== 'play') return undefined
  const flags = flagsOf(rest, ['--to', '--speed'], ['--now'])
  const to = flags?.get('--to') ?? ''
  const speed = Number(flags?.get('--speed') ?? 1)
  const isAddress = URL.canParse(to) && /^https?:$/.test(new URL(to).protocol)
  return flags && isAddress && speed > 0 && Number.isFinite(speed) ? { command, path, to, speed, asNow: flags.has('--now') } : undefined
}
