// Finds a Chromium for the browser tests: CHROMIUM, the usual paths, otherwise Debian's package if run as root. It also finds the headless
// engine (chromium-headless-shell), which does the same work at half the cost if a test needs just a page.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const engine = '/usr/bin/chromium-headless-shell'

/** Path of a Chromium, or null. */
export function findChromium() {
  if (process.env.CHROMIUM) return existsSync(process.env.CHROMIUM) ? process.env.CHROMIUM : null
  return places.find((place) => existsSync(place)) ?? null
}

/** Path of the headless engine, or of the full browser if the engine is not installed, or null. */
export function findEngine() {
  return !process.env.CHROMIUM && existsSync(engine) ? engine : findChromium()
}

/** Finds them or installs what is missing; throws an Error whose message tells the user what to do. */
export function ensureChromium() {
  const isMine = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !process.env.CHROMIUM
  if (isMine && !(findChromium() && existsSync(engine))) installChromium()
  const found = findChromium()
  if (found) return found
  throw new Error('No Chromium was found: install Chromium or Chrome, or set CHROMIUM to its path.')
}

function installChromium() {
  console.log('installing chromium from the distribution')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const get = (...args) => execFileSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env })
  const install = (...names) => get('install', '-y', '--no-install-recommends', ...names)
  get('update')
  if (!findChromium()) install('chromium', 'fonts-noto-cjk')
  try {
    install('chromium-headless-shell')
  } catch {
    console.log('this distribution has no chromium-headless-shell: the browser tests take the whole browser, and longer')
  }
}
