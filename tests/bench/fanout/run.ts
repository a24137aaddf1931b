// One server under test with its subscribers, and the rig's loads: at a fixed rate, or the next one when the last subscriber has it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { cpuOf, type Measured, measured, pinned } from '../rig.ts'
import { subscribe } from './subscribers.ts'

export const kinds = ['ours', 'ws', 'floor'] as const
export type Kind = (typeof kinds)[number]
/** `relay` is ours behind a relay, which has the subscribers and is the process measured. */
export type Served = Kind | 'relay'
/** Size of a message in bytes. */
const messageSize = 150
/** Milliseconds within which a delivery must arrive. */
const patience = 15_000

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url))
const floorSource = here('../floors/send-loop.cpp')
const floorBinary = here('../../../.cache/bench/send-loop')

/** Compiles the C++ floor when its source is newer; returns false without a compiler. */
export function buildFloor(): boolean {
  const built = statSync(floorBinary, { throwIfNoEntry: false })
  if (built && built.mtimeMs > statSync(floorSource).mtimeMs) return true
  mkdirSync(here('../../../.cache/bench'), { recursive: true })
  return spawnSync('g++', ['-O2', '-std=c++17', '-o', floorBinary, floorSource], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

const commandOf = (kind: Served, size: number): string[] =>
  kind === 'floor' ? [floorBinary, String(size)] : [process.execPath, '--import', 'tsx', here('server.ts'), kind, String(size)]

export interface Load {
  deliveries: number
  /** Milliseconds from publishing to each subscriber, and to the last one. */
  all: number[]
  last: number[]
  /** CPU seconds of the server behind the relay. */
  behind: number
}

export class FanoutRun {
  /** Process id of the server behind a relay. */
  private behind = 0
  private readonly child: ChildProcess
  private readonly count: number
  private endSubscribers: () => void = () => undefined
  private sentAt: number[] = []
  private heardBy: number[] = []
  private load: Load = { deliveries: 0, all: [], last: [], behind: 0 }
  private whenHeard: (() => void) | null = null
  private missing = 0
  private goals: Int32Array
  private fault: Error | null = null
  private onFault: (error: Error) => void = () => undefined

  private constructor(child: ChildProcess, count: number) {
    this.child = child
    this.count = count
    this.goals = new Int32Array(count)
  }

  /** Starts a fresh server on core 0 with `count` subscribers that have all joined. */
  static async start(kind: Served, count: number, size = messageSize): Promise<FanoutRun> {
    const [command = '', ...args] = [...pinned(0), ...commandOf(kind, size)]
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] })
    const run = new FanoutRun(child, count)
    const port = await new Promise<number>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`${kind} ended with ${code}`)))
      createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
        if (line.startsWith('behind ')) run.behind = Number(line.slice(7))
        if (line.startsWith('listening ')) resolve(Number(line.slice(10)))
      })
    })
    run.endSubscribers = await subscribe({
      port,
      count,
      isOurs: kind === 'ours' || kind === 'relay',
      onDelivery: (socket, _, isGoal) => {
        if (isGoal) run.onGoal(socket)
      },
      onFault: (what) => {
        run.fault ??= new Error(`${kind}: ${what}`)
        run.onFault(run.fault)
      },
    })
    return run
  }

  send(line: string): void {
    this.child.stdin?.write(`${line}\n`)
  }

  /** Publishes `perSecond` single messages a second, for `seconds`. */
  atRate(perSecond: number, seconds: number): Promise<Measured<Load>> {
    return this.measure(async () => {
      const total = perSecond * seconds
      const begin = performance.now()
      const done = this.expect(total)
      for (let sent = 0; sent < total; sent += 1) {
        const due = begin + (sent * 1000) / perSecond
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
        this.publish(1)
      }
      await done
    })
  }

  /** Publishes `burst` messages at once, and the next burst when the last subscriber has them all, for `seconds`. */
  inFlight(burst: number, seconds: number): Promise<Measured<Load>> {
    return this.measure(async () => {
      const end = performance.now() + seconds * 1000
      while (performance.now() < end) {
        const done = this.expect(burst)
        this.publish(burst)
        await done
      }
    })
  }

  /** Publishes `perSecond` lines of talk a second for `seconds`, with `goals` single messages a second. */
  async talking(perSecond: number, goals: number, seconds: number): Promise<Measured<Load>> {
    this.send(`talk ${perSecond}`)
    try {
      return await this.atRate(goals, seconds)
    } finally {
      this.send('talk 0')
    }
  }

  stop(): void {
    this.onFault = () => undefined
    this.endSubscribers()
    this.child.stdin?.end()
    this.child.kill()
  }

  private measure(phase: () => Promise<void>): Promise<Measured<Load>> {
    const behind = (): number => (this.behind > 0 ? cpuOf(this.behind) : 0)
    const measuredPhase = async (): Promise<Load> => {
      this.sentAt = []
      this.heardBy = []
      this.goals.fill(0)
      this.load = { deliveries: 0, all: [], last: [], behind: 0 }
      const before = behind()
      await phase()
      return { ...this.load, behind: behind() - before }
    }
    return measured(this.child.pid as number, measuredPhase, async () => behind())
  }

  private publish(messages: number): void {
    const now = performance.now()
    for (let left = messages; left > 0; left -= 1) this.sentAt.push(now)
    this.send(`p ${messages}`)
  }

  /** Resolves when every subscriber has received this many more messages. */
  private expect(messages: number): Promise<void> {
    this.missing += messages * this.count
    if (this.fault) return Promise.reject(this.fault)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${this.missing} deliveries are missing`)), patience + messages * 50)
      this.onFault = reject
      this.whenHeard = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  private onGoal(socket: number): void {
    const message = this.goals[socket] as number
    this.goals[socket] = message + 1
    const late = performance.now() - (this.sentAt[message] as number)
    this.load.deliveries += 1
    this.load.all.push(late)
    const heard = (this.heardBy[message] ?? 0) + 1
    this.heardBy[message] = heard
    if (heard === this.count) this.load.last.push(late)
    this.missing -= 1
    if (this.missing === 0) this.whenHeard?.()
  }
}
