// npm run doctor [-- --json]: installs and builds if something has changed, then checks what a site needs and prints what to do.
import { ensureBuilt } from '../build/built.mjs'
import { install } from '../install.mjs'
import { run } from '../run.mjs'

await install()
const built = await ensureBuilt()
process.exit(built || (await run(process.execPath, ['dist/server/doctor.js', ...process.argv.slice(2)])))
