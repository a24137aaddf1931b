// npm run backup: installs and builds if something has changed, then runs the backup.
import { ensureBuilt } from '../build/built.mjs'
import { install } from '../install.mjs'
import { run } from '../run.mjs'

await install()
const built = await ensureBuilt()
process.exit(built || (await run(process.execPath, ['dist/server/backup.js', ...process.argv.slice(2)])))
