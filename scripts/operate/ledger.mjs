// npm run ledger -- verify | show ACCOUNT: installs and builds if something has changed, then verifies or prints the ledger.
import { ensureBuilt } from '../build/built.mjs'
import { install } from '../install.mjs'
import { run } from '../run.mjs'

await install()
const built = await ensureBuilt()
process.exit(built || (await run(process.execPath, ['dist/server/ledger.js', ...process.argv.slice(2)])))
