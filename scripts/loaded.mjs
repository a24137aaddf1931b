// npm run soak -- loaded: npm test on a machine with busy cores. Runs it (or the command given as arguments) beside two busy loops, always
// stops those, and reports whether it passed and which tests passed only on a retry.
import { spawn } from 'node:child_process'

const loops = 2
/** Checks periodically that its parent is alive, including before the loop: a killed parent stops nothing. */
const busy = `while (process.ppid === ${process.pid}) for (let i = 0; i < 1e8; i += 1);`

const began = Date.now()
const busyLoops = Array.from({ length: loops }, () => spawn(process.execPath, ['-e', busy], { stdio: 'ignore' }))
console.log(`busy loops: ${busyLoops.map(({ pid }) => pid).join(' ')}`)

const [command, ...args] = process.argv.length > 2 ? process.argv.slice(2) : [process.execPath, 'scripts/test.mjs']
// As for every change, not at the full size of a soak.
const { SOAK: _soak, ...env } = process.env
const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
let output = ''
child.stdout.setEncoding('utf8').on('data', (text) => {
  output += text
  process.stdout.write(text)
})
const endLoops = () => {
  for (const loop of busyLoops) loop.kill('SIGKILL')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    endLoops()
    child.kill(signal)
    process.exit(1)
  })

const code = await new Promise((resolve) => {
  child.once('error', (error) => {
    console.error(error.message)
    resolve(1)
  })
  child.once('close', (ended) => resolve(ended ?? 1))
})
endLoops()
const flaky = [...output.matchAll(/^flaky: (.+)$/gm)].map(([, name]) => name)
const minutes = ((Date.now() - began) / 60_000).toFixed(1)
console.log(`figures ${JSON.stringify({ proof: 'loaded', loops, green: code === 0, flaky, minutes })}`)
process.exit(code)
