// Unit tests beside the sources, those of the app apart because its stores are modules, and server for what boots something.
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { heapMegabytes } from './scripts/watch-run.mjs'

/** A proof at its full size takes hours: npm run soak. */
const patience = process.env.SOAK === '1' ? 6 * 3_600_000 : 60_000
/** A heap that is full says where, before the process is ended. Threads have none of their own to limit. */
const heapLimit = { execArgv: [`--max-old-space-size=${heapMegabytes}`] }
const unitTests = (...folders: string[]) => folders.flatMap((folder) => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`])

export default defineConfig({
  test: {
    // The server's tests wait for PostgreSQL and clocks as much as they compute.
    maxWorkers: availableParallelism() + 1,
    // Output printed at the very end of a file would still be on its way to the runner when the worker closes, and fail the run.
    disableConsoleIntercept: true,
    // A loop in a test ends its process, not the machine: see `heapLimit` for what has a heap of its own.
    globalSetup: ['tests/support/own-tmp.ts', 'tests/support/memory-limit.ts'],
    // A busy machine is no failure.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...heapLimit,
          // The files of a worker share their modules, which halves the time.
          isolate: false,
          testTimeout: patience,
          include: unitTests('contract', 'rules', 'server', 'scripts'),
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          // Modules of its own for each file without a process of its own: half the time.
          pool: 'vmThreads',
          testTimeout: patience,
          include: unitTests('src', 'sw'),
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          ...heapLimit,
          // As of the units: to read the server anew took longer than the tests.
          isolate: false,
          // As the browser tests are: listed by name, and not where every fault is counted.
          retry: process.env.SOAK === '1' ? 0 : 1,
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/database/cluster.ts'],
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
    ],
  },
})
