// npm run setup: installs and builds when something changed, then makes this folder ready for a start that may not write into it.
import { ensureBuilt } from './built.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'

await install()
const built = await ensureBuilt()
process.exit(built || (await run(process.execPath, ['dist/server/setup.js'])))
