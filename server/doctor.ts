// npm run doctor [-- --json]: checks everything that a site needs (this machine, the database, external services) and gives advice on each
// finding. Read-only, whether a server is running or not. Exit code: 0 nothing failed, 1 something failed, 2 invalid arguments.
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { hashFile, isMissing, readIfExists } from './backup/files.ts'
import { readConfig } from './config.ts'
import { ConfigError } from './config-environment.ts'
import { maskText } from './core/text/mask.ts'
import { checkNode } from './doctor/check/node-version.ts'
import { checkRelease, type Release } from './doctor/check/release.ts'
import { openEdges } from './doctor/edges.ts'
import { type Check, failure, linesOf, okay, type Report, runChecks } from './doctor/finding.ts'
import { listChecks } from './doctor/list.ts'

const usage = 'npm run doctor -- [--json]'
/** This file is server/doctor.ts in the sources and dist/server/doctor.js when built. */
const here = dirname(fileURLToPath(import.meta.url))
const root = resolve(here, basename(dirname(here)) === 'dist' ? '../..' : '..')

function readArguments(): { json: boolean } {
  try {
    const { json = false } = parseArgs({ options: { json: { type: 'boolean' } } }).values
    return { json }
  } catch {
    process.stderr.write(`${usage}\n`)
    process.exit(2)
  }
}

/** Checks that do not depend on the configuration. */
async function listGeneral(): Promise<Check[]> {
  const { engines } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { engines: { node: string } }
  const recommended = (await readFile(join(root, '.nvmrc'), 'utf8')).trim()
  const list = await readIfExists(join(root, 'release.json'))
  const hash = (path: string) =>
    hashFile(join(root, path)).catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    })
  return [
    { name: 'node', run: () => checkNode({ version: process.versions.node, range: engines.node, recommended }, Date.now()) },
    { name: 'files', run: () => checkRelease(list === null ? null : (JSON.parse(list) as Release), hash) },
  ]
}

function listConfigured(): Check[] {
  try {
    const config = readConfig(process.env, join(root, 'dist', 'app'))
    return [{ name: 'settings', run: () => okay('Each can be used.') }, ...listChecks(config, openEdges(config))]
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const found = failure(maskText(error.message), 'Mend it: all else is looked at after that.')
    return [{ name: 'settings', run: () => found }]
  }
}

const print = (report: Report, json: boolean): void =>
  void process.stdout.write(`${json ? JSON.stringify(report, null, 2) : linesOf(report).join('\n')}\n`)

const { json } = readArguments()
const report = await runChecks([...(await listGeneral()), ...listConfigured()])
print(report, json)
process.exitCode = report.ok ? 0 : 1
