// Runs a command of the project and returns its exit code.
import { spawn } from 'node:child_process'

/** In this terminal. */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
}

/** In parallel with others: resolves with its output and exit code once it has exited. */
export function runCaptured(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const append = (text) => {
      output += text
    }
    child.stdout.setEncoding('utf8').on('data', append)
    child.stderr.setEncoding('utf8').on('data', append)
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ code: signal ? 1 : (code ?? 1), output }))
  })
}
