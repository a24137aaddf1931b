// R-PERF-9: a goal to ten thousand subscriptions, over TLS and HTTP/2 to a push service on loopback, without delay and with 50 ms; compared
// with the `web-push` library. Measures only the sender: the recipients are chosen and stored before.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo, Socket } from 'node:net'
import { createInterface, type Interface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { pushCertificate } from '../support/alert/push-certificate.ts'
import { conditions, type Measured, measured, onLinux, pinned, report, skipped } from './rig.ts'

const full = process.argv.includes('--full')
const count = 10_000
/** The library is slow: fewer sends determine its rate. */
const librarySends = full ? 10_000 : 2_000
const rounds = full ? 5 : 2

interface Took {
  startedAt: number
  ms: number
  cpu: number
  taken: number
  loop: number
}
interface Service {
  origin: string
  firstAt: number
  delay: number
  close: () => void
}

/** Starts a service that accepts everything and parses nothing: only the sender is measured. */
async function startService(): Promise<Service> {
  const sockets = new Set<Socket>()
  const server = createSecureServer(
    { ...pushCertificate, allowHTTP1: true },
    (request: Http2ServerRequest, response: Http2ServerResponse) => {
      service.firstAt ||= Date.now()
      request.resume()
      const reply = (): void => void response.writeHead(201).end()
      request.on('end', () => (service.delay > 0 ? setTimeout(reply, service.delay) : reply()))
    },
  )
  server.on('secureConnection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('sessionError', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const service: Service = {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    firstAt: 0,
    delay: 0,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
  return service
}

class Sender {
  readonly #child: ChildProcess
  readonly #lines: Interface

  private constructor(child: ChildProcess, lines: Interface) {
    this.#child = child
    this.#lines = lines
  }

  static async start(kind: 'ours' | 'web-push', size: number, origin: string): Promise<Sender> {
    const file = fileURLToPath(new URL('push-burst/sender.ts', import.meta.url))
    const [command = '', ...args] = [...pinned(0), process.execPath, '--import', 'tsx', file, kind, String(size), origin]
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] })
    const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })
    await once(lines, 'line')
    return new Sender(child, lines)
  }
  get pid(): number {
    return this.#child.pid ?? 0
  }
  async sendWord(word: 'prepare' | 'encrypt' | 'send'): Promise<Took> {
    const reply = once(this.#lines, 'line')
    this.#child.stdin?.write(`${word}\n`)
    return JSON.parse(String((await reply)[0])) as Took
  }
  stop(): void {
    this.#child.stdin?.end()
  }
}

interface Burst {
  prepared: Took
  sent: Took
  first: number
}

async function burst(kind: 'ours' | 'web-push', size: number, delay: number): Promise<Measured<Burst> & { encrypted: number }> {
  const service = await startService()
  const sender = await Sender.start(kind, size, service.origin)
  try {
    await sender.sendWord('prepare')
    const { ms: encrypted } = await sender.sendWord('encrypt')
    // The first burst opens the connections and warms up the code, as on a running server.
    await sender.sendWord('send')
    service.delay = delay
    const run = await measured(sender.pid, async () => {
      const prepared = await sender.sendWord('prepare')
      service.firstAt = 0
      const sent = await sender.sendWord('send')
      if (sent.taken !== size) throw new Error(`${sent.taken} of ${size} pushes were accepted`)
      return { prepared, sent, first: service.firstAt - sent.startedAt }
    })
    return { ...run, encrypted }
  } finally {
    sender.stop()
    service.close()
  }
}

const perSecond = (size: number, cpu: number): number => size / cpu

if (!onLinux) skipped('R-PERF-9', 'needs /proc')
else {
  const ours: Awaited<ReturnType<typeof burst>>[] = []
  const slow: Awaited<ReturnType<typeof burst>>[] = []
  const library: Awaited<ReturnType<typeof burst>>[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await burst('ours', count, 0))
    slow.push(await burst('ours', count, 50))
    library.push(await burst('web-push', librarySends, 0))
  }
  const name = `R-PERF-9 goal to ${count} pushes`
  const alone = { against: '', baseline: [] }
  const taken = (list: typeof ours, of: (run: Burst) => number): number[] => list.map(({ result }) => of(result))
  report({ name, unit: 'ms', ours: taken(ours, ({ sent }) => sent.ms), ...alone, goal: { most: 2_000 }, ...conditions(ours) })
  report({ name: `${name}, first`, unit: 'ms', ours: taken(ours, ({ first }) => first), ...alone, goal: { most: 30 }, ...conditions(ours) })
  const slowName = `${name}, answers after 50 ms`
  report({ name: slowName, unit: 'ms', ours: taken(slow, ({ sent }) => sent.ms), ...alone, goal: { most: 6_000 }, ...conditions(slow) })
  const loop = taken(ours, ({ sent }) => sent.loop)
  report({ name: `${name}, event loop`, unit: 'ms p99', ours: loop, ...alone, goal: { most: 20 }, ...conditions(ours) })
  const encrypted = ours.map((run) => run.encrypted)
  report({ name: `R-PERF-9 ${count} encrypted`, unit: 'ms', ours: encrypted, ...alone, goal: { most: 150 }, ...conditions(ours) })
  const both = conditions([...ours, ...library])
  const baseline = taken(library, ({ sent }) => perSecond(librarySends, sent.cpu))
  const against = 'web-push'
  const after = taken(ours, ({ sent }) => perSecond(count, sent.cpu))
  report({ name: 'R-PERF-9 pushes a CPU second after the goal', unit: '1/s', ours: after, against, baseline, goal: { least: 8 }, ...both })
  const counted = taken(ours, ({ sent, prepared }) => perSecond(count, sent.cpu + prepared.cpu))
  report({
    name: 'R-PERF-9 pushes a CPU second, preparation counted',
    unit: '1/s',
    ours: counted,
    against,
    baseline,
    goal: { least: 4 },
    ...both,
  })
}
