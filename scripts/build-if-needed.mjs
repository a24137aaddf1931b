// The build as a step of npm run check, which keeps what its steps print.
import { ensureBuilt } from './built.mjs'

process.exit(await ensureBuilt())
