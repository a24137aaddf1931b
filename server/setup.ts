// npm run setup: makes what a start makes in the folder of the program, for one that may not write there: a container whose file system is
// read-only, a service of systemd.
import { findBinaries } from './core/postgres/binaries.ts'
import { StartError } from './core/start-error.ts'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

try {
  await findBinaries()
  say('Ready: a start writes into DATA_DIR alone.')
} catch (error) {
  if (!(error instanceof StartError)) throw error
  // None for this machine: a PostgreSQL elsewhere serves as well.
  say(error.message)
}
