// npm run setup: installs and builds if something has changed, then prepares this folder for a start without write access.
import { ensureBuilt } from './build/built.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'

await install()
const built = await ensureBuilt()
process.exit(built || (await run(process.execPath, ['dist/server/setup.js'])))
