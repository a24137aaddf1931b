// The build as a step of npm run check, which captures the output of its steps.
import { ensureBuilt } from './built.mjs'

process.exit(await ensureBuilt())
