// npm run pictures: draws the icons and the pictures of the news, and photographs the running app for README and manifest.
import { run } from '../scripts/run.mjs'

for (const part of ['icons', 'news', 'screens']) {
  const code = await run(process.execPath, [`drawing/pictures/${part}.mjs`])
  if (code !== 0) process.exit(code)
}
