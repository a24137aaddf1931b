// npm run doctor [-- --json]: installs and builds when something changed, then looks at what a site needs and says what to do.
import { ensureBuilt } from './built.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'

await install()
const built = await ensureBuilt()
process.exit(built || (await run(process.execPath, ['dist/server/doctor.js', ...process.argv.slice(2)])))
