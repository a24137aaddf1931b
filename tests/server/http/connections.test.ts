// More connections than the process may have open files: the server stays up, and one address gets only a share of them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { type Listener, listen } from '../../../server/core/http/listener.ts'

const opened: Socket[] = []
const closings: (() => unknown)[] = []
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy()
  for (const close of closings.splice(0)) await close()
})

async function listening(more: { most: number; trustProxy?: string[] }): Promise<Listener> {
  const listener = await listen({ port: 0, host: '127.0.0.1', publicUrl: '', ...more }, more)
  closings.push(() => listener.close(0))
  return listener
}
/** Opens connections that begin a request and stop; resolves with how many remain open. */
async function hold(port: number, count: number, localAddress = '127.0.0.1'): Promise<number> {
  const sockets = Array.from({ length: count }, () => connect({ port, host: '127.0.0.1', localAddress }))
  opened.push(...sockets)
  let gone = 0
  for (const socket of sockets) {
    socket.on('error', () => undefined)
    socket.on('close', () => (gone += 1))
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n')
  }
  await Promise.all(
    sockets.map((socket) => (socket.connecting ? Promise.race([once(socket, 'connect'), once(socket, 'close')]) : undefined)),
  )
  // Refused connections are closed before this response.
  await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: 'close' } }).catch(() => undefined)
  await new Promise(setImmediate)
  return count - gone
}

it('an address gets a quarter of the connections, and another address its own', async () => {
  const { port } = await listening({ most: 40 })
  expect(await hold(port, 30, '127.0.0.2')).toBe(10)
  const reply = await fetch(`http://127.0.0.1:${port}/healthz`)
  expect(reply.status).toBe(200)
})

it('a trusted proxy can use all connections', async () => {
  const { port } = await listening({ most: 40, trustProxy: ['loopback'] })
  expect(await hold(port, 30, '127.0.0.2')).toBe(30)
})

const program = `
  const { listen } = await import('./server/core/http/listener.ts')
  const { giveBackMemory } = await import('./server/core/memory.ts')
  const { port } = await listen({ port: 0, host: '127.0.0.1', publicUrl: '' }, { most: 10000 })
  console.log(port)
  process.stdin.once('data', async () => {
    // All that are left.
    const { openSync } = await import('node:fs')
    try { for (;;) openSync('/dev/null') } catch (error) { console.log(error.code) }
    await giveBackMemory({ warn: () => undefined })
    console.log('alive')
  })
`
it('a process out of file descriptors keeps running', { timeout: 60_000 }, async () => {
  const child = spawn('bash', ['-c', `ulimit -n 120; exec "${process.execPath}" --import tsx --input-type=module -e "$PROGRAM"`], {
    env: { ...process.env, PROGRAM: program },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  closings.push(() => child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const heard = async (form: RegExp): Promise<string> => {
    for (;;) {
      const [found] = form.exec(output) ?? []
      if (found) return found
      if (child.exitCode !== null) throw new Error(`the server exited with ${child.exitCode}: ${output}`)
      await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
    }
  }
  const port = Number(await heard(/^\d+\n/))
  child.stdin.write('go')
  await heard(/EMFILE\nalive\n/)
  const sockets = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'))
  opened.push(...sockets)
  await Promise.all(
    sockets.map((socket) => {
      socket.on('error', () => undefined)
      socket.resume()
      return new Promise((resolve) => socket.on('close', resolve))
    }),
  )
  expect(child.exitCode).toBe(null)
})
