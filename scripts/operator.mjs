// npm run operator -- create NAME: installs and builds when something changed, then gives the account the desk.
import { ensureBuilt } from './built.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'

await install()
const built = await ensureBuilt()
process.exit(built || (await run(process.execPath, ['dist/server/operator.js', ...process.argv.slice(2)])))
