// npm run ledger -- verify | show ACCOUNT: installs and builds when something changed, then proves or shows the ledger.
import { ensureBuilt } from './built.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'

await install()
const built = await ensureBuilt()
process.exit(built || (await run(process.execPath, ['dist/server/ledger.js', ...process.argv.slice(2)])))
