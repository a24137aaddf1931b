// A separate Chromium, driven only over the DevTools protocol: a test driver's own listeners would be measured too.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { findChromium } from '../../../scripts/chromium.mjs'

export const hasChromium = findChromium() !== null
/** Timeout of one command, in milliseconds. */
const patience = 60_000

type CommandResult = Record<string, never>
interface Message {
  id?: number
  sessionId?: string
  result?: CommandResult
  error?: { message: string }
}

export interface Tab {
  send<Result = CommandResult>(method: string, params?: object): Promise<Result>
  /** Evaluates an expression; awaits a promise. */
  evaluate<Value>(expression: string): Promise<Value>
  close(): Promise<void>
}

export class Browser {
  private readonly child: ChildProcess
  private readonly socket: WebSocket
  private readonly folder: string
  private readonly waiting = new Map<number, (message: Message) => void>()
  private last = 0

  private constructor(child: ChildProcess, socket: WebSocket, folder: string) {
    this.child = child
    this.socket = socket
    this.folder = folder
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as Message
      if (message.id !== undefined) this.waiting.get(message.id)?.(message)
    })
  }

  static async start(): Promise<Browser> {
    const folder = mkdtempSync(join(tmpdir(), 'grandstand-chromium-'))
    const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--mute-audio', '--no-first-run', '--disable-sync']
    const quiet = [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-extensions',
      '--lang=zh-CN',
      '--accept-lang=zh-CN',
    ]
    const args = [...flags, ...quiet, '--window-size=412,823', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank']
    const child = spawn(findChromium() as string, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, TZ: 'Asia/Shanghai' },
    })
    const url = await new Promise<string>((resolve, reject) => {
      let output = ''
      child.once('exit', (code) => reject(new Error(`Chromium ended with ${code}:\n${output}`)))
      child.stderr?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const found = /DevTools listening on (ws:\S+)/.exec(output)?.[1]
        if (found) resolve(found)
      })
    })
    const socket = new WebSocket(url, { perMessageDeflate: false, maxPayload: 256 * 1024 * 1024 })
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    return new Browser(child, socket, folder)
  }

  send<Result = CommandResult>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    this.last += 1
    const id = this.last
    this.socket.send(JSON.stringify({ id, method, params, sessionId }))
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${method} took more than ${patience} ms`)), patience)
      this.waiting.set(id, ({ result, error }) => {
        clearTimeout(timer)
        this.waiting.delete(id)
        if (error) reject(new Error(`${method}: ${error.message}`))
        else resolve(result as Result)
      })
    })
  }

  async open(): Promise<Tab> {
    const { targetId } = await this.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' })
    const { sessionId } = await this.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
    const send = <Result>(method: string, params?: object): Promise<Result> => this.send<Result>(method, params, sessionId)
    return {
      send,
      async evaluate<Value>(expression: string) {
        const params = { expression, awaitPromise: true, returnByValue: true }
        const { result, exceptionDetails } = await send<{ result: { value: Value }; exceptionDetails?: { text: string } }>(
          'Runtime.evaluate',
          params,
        )
        if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`)
        return result.value
      },
      close: async () => void (await this.send('Target.closeTarget', { targetId })),
    }
  }

  /** CPU seconds of all its processes. */
  async cpu(): Promise<number> {
    const { processInfo } = await this.send<{ processInfo: { cpuTime: number }[] }>('SystemInfo.getProcessInfo')
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve))
    await this.send('Browser.close').catch(() => this.child.kill())
    await ended
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}
