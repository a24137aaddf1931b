// npm run restore: installs and builds if something has changed, then runs the restore.
import { ensureBuilt } from '../build/built.mjs'
import { install } from '../install.mjs'
import { run } from '../run.mjs'

await install()
const built = await ensureBuilt()
process.exit(built || (await run(process.execPath, ['dist/server/restore.js', ...process.argv.slice(2)])))
