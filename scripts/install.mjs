// The first step of every script, in plain Node: checks the Node version and installs the lock's packages if they are missing.
import { readFileSync } from 'node:fs'
import { isRelease } from './release.mjs'
import { run } from './run.mjs'

/** Lowest supported minor version of each line, as under engines in package.json; all later lines are supported. */
const lowest = new Map([
  [20, 19],
  [22, 12],
  [24, 0],
])
const latest = Math.max(...lowest.keys())

/** Whether a version such as 20.19.0 is supported. */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > latest || minor >= (lowest.get(major) ?? Number.POSITIVE_INFINITY)
}

/** Whether npm's record of node_modules matches the lock. Packages for other machines are optional and absent. */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(([path, { version, optional }]) => {
    const found = installed.packages[path]
    return path === '' || (found ? found.version === version : optional === true)
  })
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    // Never installed, or interrupted while it was written: reinstall.
    return { packages: {} }
  }
}

/** Exits with a message if this Node is too old; installs if the lock has changed. */
export async function install() {
  if (!isNodeSupported(process.versions.node)) {
    const lines = [...lowest].map((line) => line.join('.')).join(', ')
    console.error(`Grandstand needs Node ${lines} or later of these lines, and this is ${process.versions.node}.`)
    process.exit(1)
  }
  if (isInstalled(JSON.parse(readFileSync('package-lock.json', 'utf8')), readJson('node_modules/.package-lock.json'))) return
  console.log('… installing packages')
  const npm = process.env.npm_execpath
  // A package has no build dependencies.
  const ci = ['ci', isRelease() ? '--omit=dev' : '--include=dev', '--no-audit', '--no-fund']
  // The npm that runs this script exists even if its folder is not in PATH.
  const code = npm?.endsWith('.js') ? await run(process.execPath, [npm, ...ci]) : await run('npm', ci)
  if (code !== 0) process.exit(code)
}
