// npm run dev: Vite serves the app at http://localhost:5173 and proxies calls to the server, which restarts on changes.
import { spawn } from 'node:child_process'
import { install } from './install.mjs'

await install()
// The page comes from Vite: the server must accept its origin as its own.
const env = { ...process.env, PUBLIC_URL: 'http://localhost:5173' }
const children = [
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
  ['node_modules/vite/bin/vite.js'],
].map((args) => spawn(process.execPath, args, { stdio: 'inherit', env }))

const endAll = () => {
  for (const child of children) child.kill('SIGTERM')
}
// Ctrl-C in the terminal reaches all processes; a signal to this process alone is forwarded.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', endAll)
for (const child of children)
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0
    // Neither is useful without the other.
    endAll()
  })
