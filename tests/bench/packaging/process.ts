// Benchmark servers as separate processes on core 0; our media server alone is one.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { pinned } from '../rig.ts'

/** Starts a benchmark server, which prints "listening …" and ends with its stdin. */
export async function startOnCore(script: string, ...argv: string[]): Promise<{ pid: number; addresses: string[]; stop(): Promise<void> }> {
  const file = fileURLToPath(new URL(script, import.meta.url))
  const [command = '', ...args] = [...pinned(0), process.execPath, '--import', 'tsx', file, ...argv]
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } })
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return {
    pid: child.pid as number,
    addresses: line.split(' ').slice(1),
    async stop() {
      child.stdin.end()
      await once(child, 'exit')
    },
  }
}

export interface PackagingServer {
  pid: number
  /** Without the key: rtmp://127.0.0.1:PORT/live */
  rtmp: string
  url: string
  stop(): Promise<void>
}

export async function startPackagingServer(): Promise<PackagingServer> {
  const { pid, addresses, stop } = await startOnCore('server.ts')
  const [rtmp, http] = addresses
  return { pid, rtmp: `rtmp://127.0.0.1:${rtmp}/live`, url: `http://127.0.0.1:${http}`, stop }
}
