// npm run news -- import FILE...: installs and builds if something has changed, then imports the articles into the database.
import { ensureBuilt } from '../build/built.mjs'
import { install } from '../install.mjs'
import { run } from '../run.mjs'

await install()
const built = await ensureBuilt()
process.exit(built || (await run(process.execPath, ['dist/server/news.js', ...process.argv.slice(2)])))
