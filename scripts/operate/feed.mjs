// npm run feed -- check FILE: installs and builds if something has changed, then reads, records or plays documents of feed/v1.
import { ensureBuilt } from '../build/built.mjs'
import { install } from '../install.mjs'
import { run } from '../run.mjs'

await install()
const built = await ensureBuilt()
process.exit(built || (await run(process.execPath, ['dist/server/feed.js', ...process.argv.slice(2)])))
