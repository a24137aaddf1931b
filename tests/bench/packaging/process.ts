// Our media server alone as a process of its own, on core 0.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { pinned } from '../rig.ts'

export interface PackagingServer {
  pid: number
  /** Without the key: rtmp://127.0.0.1:PORT/live */
  rtmp: string
  url: string
  stop(): Promise<void>
}

export async function startPackagingServer(): Promise<PackagingServer> {
  const [command = '', ...args] = [...pinned(0), process.execPath, '--import', 'tsx', fileURLToPath(new URL('server.ts', import.meta.url))]
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } })
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const [, rtmp, http] = line.split(' ')
  return {
    pid: child.pid as number,
    rtmp: `rtmp://127.0.0.1:${rtmp}/live`,
    url: `http://127.0.0.1:${http}`,
    async stop() {
      child.stdin.end()
      await once(child, 'exit')
    },
  }
}
