// npm run operator -- create NAME: installs and builds if something has changed, then grants the account the operator role.
import { ensureBuilt } from '../build/built.mjs'
import { install } from '../install.mjs'
import { run } from '../run.mjs'

await install()
const built = await ensureBuilt()
process.exit(built || (await run(process.execPath, ['dist/server/operator.js', ...process.argv.slice(2)])))
