// One built server with the demonstration world, shared by browser tests that change nothing visible to others: they act as a guest, or as
// their own member and operator.
import type { AppProcess } from './app-process.ts'

/** Connection data for the test files, as JSON; set by tests/support/app/first-world.ts. */
export const sharedApp = 'TEST_SHARED_APP'

type Shared = Pick<AppProcess, 'url' | 'dataDir' | 'output'>
function read(): Record<'url' | 'dataDir' | 'output', string> {
  const text = process.env[sharedApp]
  if (!text) throw new Error(`${sharedApp} is not set: browser tests run by playwright, which starts the server first`)
  return JSON.parse(text)
}

export const app: Shared = {
  get url(): string {
    return read().url
  },
  get dataDir(): string {
    return read().dataDir
  },
  /** Output at startup only. */
  output: () => read().output,
}
