// npm run soak [-- NAME... | NAME FOLDER]: the long form of the proofs (docs/requirements.md): the same tests as in npm test, with SOAK=1
// at full size, and their figures at the end. Without a name it runs all proofs except those that read a folder, and repeats the property
// and server tests with new seeds for twenty minutes (a failure prints its seed).
import { spawn } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureBuilt } from './build/built.mjs'
import { run } from './run.mjs'

const vitest = (...files) => ['npx', 'vitest', 'run', '--reporter=verbose', ...files]

/** Path of a test, by its name. */
const testsIn = (folder) => readdirSync(folder, { recursive: true }).map((path) => join(folder, path))
const tests = [...testsIn('tests/e2e'), ...testsIn('tests/server')]
function pathOf(name) {
  const path = tests.find((one) => one.endsWith(`/${name}`))
  if (!path) throw new Error(`no test ${name}`)
  return path
}
const browser = (...files) => ['npx', 'playwright', 'test', '--reporter=line', ...files.map((file) => pathOf(`${file}.spec.ts`))]
const server = (...files) => vitest(...files.map((file) => pathOf(`${file}.test.ts`)))

/** Name, description, commands: run sequentially. */
const proofs = {
  'ledger-seeds': ['R-LEDGER-1: 2,000 walks of 100 entries beside a model', server('ledger')],
  'ledger-clients': [
    'R-LEDGER-2: 64 clients on 20 hot accounts for ten minutes, 2,000 rounds with connections that are killed',
    server('ledger-race'),
  ],
  'ledger-kills': ['R-LEDGER-3: 500 kills at random and 240 at twelve points', server('ledger-crash')],
  'ledger-alterations': ['R-LEDGER-4: 200 alterations behind the application’s back', server('ledger-proof')],
  deadlocks: [
    'every money call of one account and of many, and every job beside them, for a minute: no deadlock, and another person waits no longer than 200 ms',
    server('deadlocks'),
  ],
  keys: ['R-KEY-1: every money call with 100 lost replies, fifty at once, other sums and other people', server('money-keys', 'wallet')],
  envelopes: [
    'R-ENVELOPE-1 to R-ENVELOPE-4: 10,000 pairs, 100,000 draws, 200 envelopes for 200 claimers each and 20 through the wire, 1,000 refunds that race, 100 kills',
    [...server('envelope', 'envelope-room'), 'rules/money/envelope.test.ts'],
  ],
  chat: [
    'R-WORD-1, R-TALK-1: 10,000 disguised words and 10,000 clean lines, 200 bots for a minute, 200 mutes over a restart, 120 hostile texts',
    [...server('chat', 'chat-flood', 'chat-private', 'danmaku'), 'server/features/word-filter/filter.test.ts'],
    browser('room-chat'),
  ],
  texts: ['R-ACCESS-8: 120 texts that would run, in every field that a person fills, on every screen with it', browser('hostile-texts')],
  gifts: [
    'gifts: 1,000 taken back while they are shown, rows of taps, 40 kills between; guard and noble',
    server('gift', 'gift-crash', 'guard'),
  ],
  'payment-callbacks': [
    'R-PAY-2, R-PAY-3: 1,000 orders with eight callbacks each, 504 forged ones, lost ones polled; Stripe’s and Alipay’s signatures',
    server('recharge', 'payment-provider'),
  ],
  'payment-kills': ['R-PAY-2: 1,000 orders, 100 kills between credit and answer', server('recharge-crash')],
  socket: [
    'R-LIVE-3, R-LIVE-6: 1,000 clients with 50 cuts each; 5,000 and a restart of the server',
    server('live-cuts'),
    server('live-crowd'),
    browser('cuts'),
  ],
  outbox: ['R-OUTBOX-1: 300 walks of 60 steps over accounts, cuts, refusals and restarts', vitest('src/core/outbox')],
  builds: ['R-UPDATE-2: a tab on each of 20 builds, broken workers, the kill switch', browser('update', 'worker-heal')],
  streams: [
    'R-STREAM-7: sixteen faults of a stream, twenty times each; Debian’s nginx-rtmp and ffmpeg as an engine elsewhere; ffmpeg to our own RTMP',
    browser('stream-faults'),
    server('stream-engine', 'media-ffmpeg'),
  ],
  alerts: [
    'R-ALERT-1, R-ALERT-4: a goal of the carried tournament and of a real final, from the feed to each device; 500 devices over five kills',
    browser('goal-alert', 'alert-kinds'),
    server('alert-kill'),
  ],
  heap: [
    'R-STREAM-8: three hours of a live room with its talk in twelve minutes (HEAP_SCALE, HEAP_HOURS): what its page holds in memory',
    browser('heap'),
  ],
  storage: ['R-STORE-1: 200 writes on a full device, 50 wipes, blocked databases', browser('storage')],
  logins: [
    'R-SESSION-1, R-SESSION-6: 2,000 timed logins, a minute of a hundred a second, 200 races with what ends them, 1,000 calls after a SignOut, 75 canaries',
    server('auth-flood', 'account-race', 'session', 'account-login'),
  ],
  codes: ['R-CODE-5: 10,000 numbers guessed from 200 addresses, an hour of 1,000 askings a minute', server('auth-flood', 'code')],
  world: [
    'the demonstration at speed for eight simulated hours, with forty fans, two streamers and an operator: every count agrees with its rows, the ledger holds, no error, memory flat (WORLD_MINUTES)',
    server('demo-world'),
  ],
  access: [
    'R-ACCESS-1: every guarded call for every kind of caller, and with every field hostile',
    server('access', 'access-fields', 'hostile-input'),
  ],
  fuzz: ['R-ACCESS-4: 45,000 calls and 100,000 frames made by the contract, good and hostile, with new seeds', server('fuzz')],
  limits: ['R-LIMIT-1: each class to its edge, 5,000 guessed tokens', [...server('limits'), 'server/core/http/rate-limit.test.ts']],
  uploads: ['R-UPLOAD-3: hostile files, names, senders and sites', server('upload', 'upload-attack', 'upload-community', 'slow-body')],
  screens: [
    'every screen of the routes table left open for ten minutes, as guest and signed in, at both widths (SCREENS, SCREENS_MINUTES, SCREENS_AT_ONCE, SCREENS_PICTURES, SCREENS_GROUPS, SCREENS_RESUME)',
    browser('open-screens'),
  ],
  looks: [
    'every screen in three languages: axe at both widths in both themes',
    browser('screens', 'member-screens', 'admin', 'wallet-states'),
  ],
  crashes: [
    'R-SERVER-2, R-SERVER-3: first starts on 14 small disks, a full one, PostgreSQL gone twenty times, sixty kills among follows, orders and alerts',
    server('full-disk', 'refused-start', 'database-gone', 'kill-writing', 'start', 'postgres'),
  ],
  loaded: ['npm test beside two busy loops: green, and what passed only on a retry', [process.execPath, 'scripts/loaded.mjs']],
  backup: [
    'backups again and again under a load of money, with kill -9 of backup, writers and PostgreSQL; restores; another major version',
    server('backup', 'backup-load', 'daily', 'upgrade'),
  ],
  browser: ['browser tests that take long for what they prove', ['npx', 'playwright', 'test', '--reporter=line', '--grep=@long']],
  offline: ['R-OFFLINE-2: every screen on every network and without storage', browser('faults', 'offline')],
  openfootball: [
    'every season file of a folder through the feed’s own adapter: rounds, zones, names, tables beside a recount and the published places',
    [process.execPath, '--import', 'tsx', 'tests/support/corpus/run.ts'],
  ],
}
/** Content of a proof's folder. The folder is the argument after the proof’s name, and the last argument of each of its commands. */
const folderContents = {
  openfootball: 'a clone of football.json, the repository of openfootball with its seasons as JSON',
}
const takesFolder = (name) => Object.hasOwn(folderContents, name)
/** Names for groups of proofs, which can also run individually. */
const groups = {
  ledger: ['ledger-seeds', 'ledger-clients', 'ledger-kills', 'ledger-alterations'],
  payments: ['payment-callbacks', 'payment-kills'],
}
const roundsFor = 20 * 60_000

/** Runs a command, prints its output and collects its lines of figures. */
function prove([command, ...args]) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: { ...process.env, SOAK: '1' }, stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      process.stdout.write(chunk)
    })
    // Stopping a soak stops its commands.
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    const onSignal = (signal) => {
      child.kill(signal)
      process.exit(1)
    }
    for (const signal of signals) process.once(signal, onSignal)
    child.once('close', () => {
      for (const signal of signals) process.off(signal, onSignal)
    })
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, figures: [...output.matchAll(/figures (\{.*\})/g)].map(([, line]) => line) }))
  })
}

async function proveAll(commands) {
  const all = { code: 0, figures: [] }
  for (const command of commands) {
    const { code, figures } = await prove(command)
    all.code ||= code
    all.figures.push(...figures)
  }
  return all
}

async function rounds() {
  const until = Date.now() + roundsFor
  let count = 0
  let code = 0
  while (code === 0 && Date.now() < until) {
    count += 1
    console.log(`soak: round ${count}`)
    code = await run('npx', ['vitest', 'run', '--reporter=dot'])
  }
  return { code, figures: [JSON.stringify({ proof: 'rounds', rounds: count })] }
}

/** The named proofs, and the folder of each that reads one. The word after such a name is its folder, even if a proof has that name. */
function parseArguments(argv) {
  const names = new Set()
  const folders = new Map()
  const rest = [...argv]
  for (let name = rest.shift(); name !== undefined; name = rest.shift()) {
    for (const one of groups[name] ?? [name]) names.add(one)
    if (takesFolder(name)) folders.set(name, rest.shift())
  }
  return { names: [...names], folders }
}

/** Null for a valid folder. npm runs scripts in the project: relative paths are relative to where npm was called. */
function folderProblem(name, folder) {
  const wanted = `npm run soak -- ${name} FOLDER, where FOLDER is ${folderContents[name]}`
  if (folder === undefined) return `${name} needs a folder: ${wanted}.`
  return statSync(fullPath(folder), { throwIfNoEntry: false })?.isDirectory() ? null : `There is no folder ${folder}: ${wanted}.`
}
const fullPath = (folder) => resolve(process.env.INIT_CWD ?? '.', folder)

const { names, folders } = parseArguments(process.argv.slice(2))
const unknown = names.filter((name) => name !== 'rounds' && !(name in proofs))
if (unknown.length > 0) {
  console.error(
    `No proof is called ${unknown.join(', ')}. There are: ${[...Object.keys(proofs), ...Object.keys(groups), 'rounds'].join(', ')}.`,
  )
  process.exit(2)
}
for (const [name, folder] of folders) {
  const problem = folderProblem(name, folder)
  if (problem === null) continue
  console.error(problem)
  process.exit(2)
}
const skipped = names.length > 0 ? [] : Object.keys(proofs).filter(takesFolder)
const chosen = names.length > 0 ? names : [...Object.keys(proofs).filter((name) => !takesFolder(name)), 'rounds']
for (const name of skipped) console.log(`soak: ${name} is skipped: it reads a folder, ${folderContents[name]}`)
if (chosen.some((name) => proofs[name]?.slice(1).some(([, tool]) => tool === 'playwright'))) {
  const code = await ensureBuilt()
  if (code !== 0) process.exit(code)
}
const report = []
for (const name of chosen) {
  const since = Date.now()
  const [about, ...stated] = proofs[name] ?? ['property and server tests with new seeds']
  const commands = takesFolder(name) ? stated.map((command) => [...command, fullPath(folders.get(name))]) : stated
  console.log(`soak: ${name}: ${about}`)
  const result = commands.length > 0 ? await proveAll(commands) : await rounds()
  report.push({ name, ...result, minutes: ((Date.now() - since) / 60_000).toFixed(1) })
}
console.log('')
for (const { name, code, figures, minutes } of report) {
  console.log(`${code === 0 ? 'held  ' : 'FAILED'} ${name} (${minutes} min)`)
  for (const line of figures) console.log(`       ${line}`)
}
for (const name of skipped) console.log(`skipped ${name} (it reads a folder: npm run soak -- ${name} FOLDER)`)
process.exit(report.some(({ code }) => code !== 0) ? 1 : 0)
