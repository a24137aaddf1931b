// npm run setup: creates what a start would create in the program's folder, for environments where the server may not write there: a
// container with a read-only file system, a systemd service.
import { findBinaries } from './core/postgres/binaries.ts'
import { StartError } from './core/start-error.ts'

const print = (text: string): void => void process.stdout.write(`${text}\n`)

try {
  await findBinaries()
  print('Ready: a start writes into DATA_DIR alone.')
} catch (error) {
  if (!(error instanceof StartError)) throw error
  // There are no binaries for this machine: an external PostgreSQL works as well.
  print(error.message)
}
