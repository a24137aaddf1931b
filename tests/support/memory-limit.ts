// The memory limit for runs of single files: npm test watches its runners itself.
import { runMark } from '../../scripts/process-tree.mjs'
import { watchRun } from '../../scripts/watch-run.mjs'

let watching: ReturnType<typeof watchRun> = null

/** Vitest calls this for each of its projects, Playwright once; both call the returned function at the end. */
export default function limitMemory(): () => void {
  if (!process.env[runMark]) watching ??= watchRun()
  return () => watching?.stop()
}
