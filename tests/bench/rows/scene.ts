// The server of the row benchmarks as a process on core 0, and its commands.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { cpuOf, pinned } from '../rig.ts'
import { buildFloors } from './floors.ts'

const root = resolve(import.meta.dirname, '../../..')
export const isBuilt = existsSync(join(root, 'dist/app/index.html'))

export class RowScene {
  readonly pid: number
  readonly app: string
  readonly floors: string
  /** Port of the floors' own socket endpoint, which accepts any number of sockets. */
  readonly port: number
  private readonly child: ChildProcess
  private readonly goals: Map<string, (sentAt: number) => void>

  private constructor(child: ChildProcess, app: number, floors: number, goals: Map<string, (sentAt: number) => void>) {
    this.child = child
    this.pid = child.pid as number
    this.app = `http://127.0.0.1:${app}`
    this.floors = `http://127.0.0.1:${floors}`
    this.port = floors
    this.goals = goals
  }

  static async start(): Promise<RowScene> {
    await buildFloors()
    const [command = '', ...args] = [...pinned(0), process.execPath, '--import', 'tsx', join(import.meta.dirname, 'server.ts')]
    const env = { ...process.env, NODE_ENV: 'production' }
    const child = spawn(command, args, { cwd: root, env, stdio: ['pipe', 'pipe', 'inherit'] })
    const goals = new Map<string, (sentAt: number) => void>()
    return new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
      createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
        const [word, ...rest] = line.split(' ')
        if (word === 'listening') resolve(new RowScene(child, Number(rest[0]), Number(rest[1]), goals))
        if (word === 'goal') goals.get(rest[0] ?? '')?.(Number(rest[1]))
      })
    })
  }

  /** Sets the changes a second, over all matches. */
  rate(perSecond: number): void {
    this.child.stdin?.write(`rate ${perSecond}\n`)
  }

  /** From now on, this match changes only by goals. */
  watch(id: string): void {
    this.child.stdin?.write(`watch ${id}\n`)
  }

  /** Publishes a goal of the match; resolves with the time at which its frame was published, in milliseconds of the shared clock. */
  goal(id: string): Promise<number> {
    this.child.stdin?.write(`goal ${id}\n`)
    return new Promise((resolve) => this.goals.set(id, resolve))
  }

  /** CPU seconds of the server's child process, PostgreSQL. */
  databaseCpu(): number {
    const parents = new Map<number, number>()
    for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        const stat = readFileSync(`/proc/${entry}/stat`, 'utf8')
        parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
      } catch {
        // The process ended meanwhile.
      }
    }
    const isUnder = (pid: number): boolean => {
      const parent = parents.get(pid) ?? 0
      return parent === this.pid || (parent > 1 && isUnder(parent))
    }
    return [...parents.keys()].filter(isUnder).reduce((sum, pid) => sum + cpuOf(pid), 0)
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve))
    this.child.stdin?.end()
    await ended
  }
}
