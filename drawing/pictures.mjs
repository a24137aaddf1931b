// npm run pictures [-- PART...]: draws the icons and the news pictures, and takes screenshots of the running app for README and manifest.
// Two parts run only when named: film waits for a goal, and first-minute measures a fresh start, with pictures for inspection.
import { run } from '../scripts/run.mjs'

const named = process.argv.slice(2)
for (const part of named.length > 0 ? named : ['icons', 'news', 'screens']) {
  const code = await run(process.execPath, ['--import', 'tsx', `drawing/pictures/${part}.mjs`])
  if (code !== 0) process.exit(code)
}
