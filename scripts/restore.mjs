// npm run restore: installs and builds when something changed, then runs it.
import { ensureBuilt } from './built.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'

await install()
const built = await ensureBuilt()
process.exit(built || (await run(process.execPath, ['dist/server/restore.js', ...process.argv.slice(2)])))
