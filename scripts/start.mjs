// npm start: installs and builds when something changed, then becomes the server.
import { ensureBuilt } from './built.mjs'
import { install } from './install.mjs'

await install()
const code = await ensureBuilt()
if (code !== 0) process.exit(code)
process.env.NODE_ENV ??= 'production'
// In this very process: signals reach the server itself, and nothing is left behind when it is killed.
await import('../dist/server/main.js')
