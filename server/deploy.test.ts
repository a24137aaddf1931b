// Deployment files agree with the code: variables, ports, folders, body sizes, headers, versions.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { feedLimits } from '../contract/feed/parts.ts'
import { memberLimits } from '../contract/limits/member-limits.ts'
import { readYaml, type Yaml } from '../tests/support/deploy/plain-yaml.ts'
import { variables } from './config-variables.ts'
import { stopWithin } from './core/ending.ts'
import { commonHeaders } from './core/http/headers.ts'
import { initArguments } from './core/postgres/settings.ts'

const text = (path: string): string => readFileSync(path, 'utf8')
const all = (source: string, form: RegExp): string[] => [...source.matchAll(form)].map(([, found = '']) => found)
const dockerfile = text('Dockerfile')
const caddy = text('deploy/Caddyfile')
const nginx = text('deploy/nginx.conf')
const example = text('deploy/env.example')
const service = text('deploy/grandstand.service')
const backupService = text('deploy/grandstand-backup.service')
const compose = text('deploy/compose.yaml')

/** The part of a document at this path of keys. */
function under(yaml: Yaml, ...keys: string[]): Yaml {
  return keys.reduce<Yaml>((part, key) => {
    const next = typeof part === 'object' && !Array.isArray(part) ? part[key] : undefined
    if (next === undefined) throw new Error(`there is no ${key} of ${keys.join('.')}`)
    return next
  }, yaml)
}
const mapOf = (yaml: Yaml): Record<string, Yaml> => {
  if (typeof yaml !== 'object' || Array.isArray(yaml)) throw new Error('no map')
  return yaml
}
const listOf = (yaml: Yaml): string[] => {
  if (!Array.isArray(yaml)) throw new Error('no list')
  return yaml.map(String)
}
const stack = readYaml(compose)
const services = mapOf(under(stack, 'services'))

describe('the compose parser', () => {
  it('parses maps, lists and strings', () => {
    const lines = ['a: # first', '  b: "x: y"', '  c:', "    - 'one'", '    - two:three', '  d: [e, -f]', 'g:', '', 'h: https://x/y']
    const read = { a: { b: 'x: y', c: ['one', 'two:three'], d: ['e', '-f'] }, g: '', h: 'https://x/y' }
    expect(readYaml(lines.join('\n'))).toEqual(read)
  })

  it.each([
    'a: b: c',
    'a',
    'a: {b: c}',
    'a: &b c',
    'a: |\n  b',
    'a: 1\na: 2',
    'a:\n  - b: c',
    'a: 1\n  b: 2',
    '\ta: 1',
    'a:\n    b: 1\n  c: 2',
  ])('rejects %j', (wrong) => expect(() => readYaml(wrong)).toThrow(/^line \d/))
})

describe('environment variables', () => {
  const known = new Set(Object.keys(variables))
  /** Variables of other programs, and of compose itself. */
  const others = new Set([
    ...['SITE', 'UPSTREAM', 'WITH_FFMPEG', 'NODE_ENV', 'NODE_VERSION'],
    ...['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'POSTGRES_INITDB_ARGS'],
    ...['AF_INET', 'AF_INET6', 'AF_UNIX', 'AF_NETLINK'],
  ])
  const isKnown = (name: string): boolean => known.has(name) || others.has(name)
  const pages = ['Dockerfile', 'docs/operating.md', ...readdirSync('deploy').map((name) => join('deploy', name))]

  it.each(pages.filter((path) => !path.endsWith('.env')))('of %s are read by the server', (path) => {
    const source = text(path)
    const named = [
      // Names of several words anywhere; names of one word only where they are assigned or quoted.
      ...all(source, /\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g),
      ...all(source, /^#?(?:Environment=|ENV |ARG )?([A-Z][A-Z0-9]+)=/gm),
      ...all(source, /`([A-Z][A-Z0-9]{2,})(?:=[^`]*)?`/g),
    ]
    expect(named.filter((name) => !isKnown(name))).toEqual([])
  })

  it('are set for the app in compose, and listed in the example', () => {
    expect(Object.keys(mapOf(under(stack, 'services', 'app', 'environment'))).filter((name) => !known.has(name))).toEqual([])
    const asked = new Set(all(compose, /\$\{([A-Z_]+)/g))
    const offered = new Set(all(example, /^#?([A-Z][A-Z0-9_]*)=/gm))
    expect([...asked].filter((name) => !offered.has(name))).toEqual([])
    expect(offered.size).toBeGreaterThan(15)
    // The example does not assign what compose sets.
    const set = all(example, /^([A-Z][A-Z0-9_]*)=/gm)
    expect(set.filter((name) => !asked.has(name))).toEqual([])
  })

  it('are the same for the server and the backup next to it', () => {
    const of = (unit: string): string[] => all(unit, /^((?:Environment=(?!TRUST_PROXY).*|EnvironmentFile=.*|User=.*|StateDirectory=.*))$/gm)
    expect(of(service).length).toBeGreaterThan(4)
    expect(of(backupService)).toEqual(of(service))
  })
})

describe('ports', () => {
  const port = variables.PORT.fallback
  const rtmp = variables.RTMP_PORT.fallback

  it('match those of the server', () => {
    expect(all(dockerfile, /^EXPOSE (.+)$/gm)).toEqual([`${port} ${rtmp}`])
    expect(under(stack, 'services', 'app', 'environment', 'PORT')).toBe(port)
    expect(under(stack, 'services', 'app', 'environment', 'RTMP_PORT')).toBe(rtmp)
    expect(listOf(under(stack, 'services', 'app', 'ports'))).toEqual([`${rtmp}:${rtmp}`])
    expect(under(stack, 'services', 'caddy', 'environment', 'UPSTREAM')).toBe(`app:${port}`)
    expect(new Set(all(caddy, /\{\$UPSTREAM:([^}]+)\}/g))).toEqual(new Set([`127.0.0.1:${port}`]))
    expect(all(nginx, /^ {2}server ([^;]+);$/gm)).toEqual([`127.0.0.1:${port}`])
    expect(text('scripts/operate/health.mjs')).toContain(`process.env.PORT || '${port}'`)
  })
})

describe('compose', () => {
  it('declares the volumes that it mounts, including the folders of the app', () => {
    const mounted = Object.values(services).flatMap((one) => ('volumes' in mapOf(one) ? listOf(under(one, 'volumes')) : []))
    const named = mounted.flatMap((mount) => (mount.startsWith('.') ? [] : [mount.split(':')[0] ?? '']))
    expect(named.sort()).toEqual(Object.keys(mapOf(under(stack, 'volumes'))).sort())
    const targets = listOf(under(stack, 'services', 'app', 'volumes')).map((mount) => mount.split(':')[1])
    const { DATA_DIR, BACKUP_DIR } = mapOf(under(stack, 'services', 'app', 'environment'))
    expect(targets).toEqual([DATA_DIR, BACKUP_DIR])
    expect(all(dockerfile, /^VOLUME (.+)$/gm)).toEqual([DATA_DIR])
    expect(all(dockerfile, /^RUN install -d -o node -g node -m 700 (.+)$/gm)).toEqual([`${String(DATA_DIR)} ${String(BACKUP_DIR)}`])
  })

  it('restarts each service and waits for its dependencies', () => {
    expect(Object.keys(services)).toEqual(['app', 'database', 'caddy'])
    for (const name of Object.keys(services)) expect(under(services, name, 'restart')).toBe('unless-stopped')
    expect(under(services, 'app', 'depends_on', 'database', 'condition')).toBe('service_healthy')
    expect(under(services, 'caddy', 'depends_on', 'app', 'condition')).toBe('service_healthy')
    expect(under(services, 'app', 'read_only')).toBe('true')
  })

  it('uses the same PostgreSQL as the embedded one, initialized the same way', () => {
    const { optionalDependencies } = JSON.parse(text('package.json')) as { optionalDependencies: Record<string, string> }
    const majors = new Set(Object.values(optionalDependencies).map((version) => version.split('.')[0]))
    expect(majors.size).toBe(1)
    expect(under(services, 'database', 'image')).toBe(`postgres:${[...majors][0]}`)
    const asked = String(under(services, 'database', 'environment', 'POSTGRES_INITDB_ARGS')).split(' ')
    expect(initArguments('/folder', '/password')).toEqual(expect.arrayContaining(asked))
  })

  it('names no registry', () => {
    const images = [...Object.values(services).map((one) => String(under(one, 'image'))), ...all(dockerfile, /^FROM (\S+)/gm)]
    expect(images.filter((image) => !/^[a-z]+(:[\w.${}-]+)?$/.test(image))).toEqual([])
  })
})

describe('the reverse proxies', () => {
  /** Maximum body sizes in bytes, by their constant in the contract. */
  const ofContract: Record<string, number> = {
    'memberLimits.uploadPart': memberLimits.uploadPart,
    'feedLimits.stream.bytes': feedLimits.stream.bytes,
  }
  /** Bytes of the largest body that any route accepts. */
  function largestBody(): number {
    const sources = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((path) => /(?<!\.test)\.ts$/.test(path))
    const sizes = sources.flatMap((path) => {
      const source = text(join('server', path))
      return all(source, /\bbodyLimit(?:: | = )([\w.* ]+)/g).map((size): number => {
        const stated = String(ofContract[size.trim()] ?? size)
        const value = new RegExp(`const ${stated.trim()} = ([\\d_* ]+)`).exec(source)?.[1] ?? stated
        const bytes = value.split('*').reduce((product, factor) => product * Number(factor.replaceAll('_', '')), 1)
        if (!(bytes > 0)) throw new Error(`server/${path}: what is bodyLimit ${size}?`)
        return bytes
      })
    })
    expect(sizes.length).toBeGreaterThan(3)
    return Math.max(...sizes)
  }

  it('accept every body that the server accepts', () => {
    const largest = largestBody()
    expect(largest).toBe(Math.max(...Object.values(ofContract)))
    const [ours = ''] = all(caddy, /^\t\tmax_size (\d+)MiB$/gm)
    const [theirs = ''] = all(nginx, /^ {2}client_max_body_size (\d+)m;$/gm)
    for (const size of [ours, theirs]) expect(Number(size) * 1024 ** 2).toBeGreaterThanOrEqual(largest)
    expect(all(nginx, /(client_max_body_size)/g)).toHaveLength(1)
  })

  it('send the same HSTS header as the server', () => {
    const hsts = commonHeaders('https://live.example.com')['strict-transport-security'] ?? ''
    expect(hsts).not.toBe('')
    expect(all(caddy, /^\t\tStrict-Transport-Security "(.+)"$/gm)).toEqual([hsts])
    expect(all(nginx, /^ {2}add_header Strict-Transport-Security "(.+)" always;$/gm)).toEqual([hsts])
    // In a location, one would replace all those inherited from the server block.
    expect(all(nginx, /^ {4,}(add_header)/gm)).toEqual([])
  })

  it('block internal paths, and pass on sockets and streams unbuffered', () => {
    for (const place of ['metrics', 'relay', 'hook']) {
      expect(caddy).toContain(`/${place} /${place}/*`)
      expect(all(nginx, /location ~ \^\/\(([^)]+)\)/g)[0]?.split('|')).toContain(place)
    }
    for (const place of ['/ws', '/ingest']) {
      expect(nginx).toContain(`location = ${place} {`)
      expect(all(caddy, /^\t@streams path (.+)$/gm)[0]?.split(' ')).toContain(place)
    }
    expect(nginx).toMatch(/location \/hls\/ \{[^}]*proxy_buffering off;/)
    expect(caddy).toMatch(/@streams path \/hls\/\*[^@]*@streams [^}]*\{[^}]*\} \{\n\t\tflush_interval -1/)
  })

  it('set the client address on every request, whatever the client sends', () => {
    const headers = ['Host $host', 'X-Forwarded-For $remote_addr', 'X-Forwarded-Proto $scheme', 'X-Forwarded-Host $host']
    for (const header of headers) expect(nginx).toContain(`\n  proxy_set_header ${header};\n`)
    // In a location, one would replace all those inherited from the server block.
    expect(all(nginx, /^ {4,}(proxy_set_header)/gm)).toEqual([])
  })
})

describe('docs/operating.md', () => {
  const page = text('docs/operating.md')

  it('has no dead links, and names only existing scripts and deploy files', () => {
    const links = all(page, /\]\((?!https?:)([^)#]+)/g).map((link) => join('docs', link))
    expect(links.length).toBeGreaterThan(10)
    const named = all(page, /\b((?:deploy|scripts)\/[\w.-]*\w)/g).filter((path) => path !== 'deploy/.env')
    const commands = all(page, /\b(operator|doctor|backup|restore)\.mjs/g).map((name) => `scripts/operate/${name}.mjs`)
    expect([...links, ...named, ...commands].filter((path) => !existsSync(path))).toEqual([])
  })

  it('lists only existing commands, and the folders of the units', () => {
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> }
    expect(all(page, /\bnpm run ([\w:]+)/g).filter((name) => !(name in scripts))).toEqual([])
    for (const folder of all(service, /^Environment=(?:DATA_DIR|BACKUP_DIR)=(.+)$/gm)) expect(page).toContain(`\`${folder}\``)
    expect(all(service, /^WorkingDirectory=(.+)$/gm)).toEqual(['/opt/grandstand'])
  })
})

describe('programs', () => {
  it('run on the recommended Node version', () => {
    expect(all(dockerfile, /^ARG NODE_VERSION=(.+)$/gm)).toEqual([text('.nvmrc').trim()])
    const bases = all(dockerfile, /^FROM (\S+)/gm)
    expect(bases).toHaveLength(2)
    for (const base of bases) expect(base).toMatch(/^node:\$\{NODE_VERSION\}-bookworm-slim$/)
  })

  it('are scripts that are packaged', () => {
    const run = [service, backupService].flatMap((unit) => all(unit, /^ExecStart=\/usr\/bin\/node (scripts\/[\w/-]+\.mjs)/gm))
    const inImage = all(dockerfile, /"(scripts\/[\w/-]+\.mjs)"/g)
    expect([...run, ...inImage]).toEqual([
      'scripts/start.mjs',
      'scripts/operate/backup.mjs',
      'scripts/operate/health.mjs',
      'scripts/start.mjs',
    ])
    const packed = text('scripts/package/content.mjs')
    for (const path of [...run, ...inImage])
      expect(
        [path, dirname(path)].some((part) => packed.includes(`'${part}'`)),
        path,
      ).toBe(true)
  })

  it('have enough time for a graceful shutdown', () => {
    const [seconds = ''] = all(service, /^TimeoutStopSec=(\d+)$/gm)
    expect(Number(seconds) * 1000).toBeGreaterThan(stopWithin)
    expect(Number.parseInt(String(under(services, 'app', 'stop_grace_period')), 10) * 1000).toBeGreaterThan(stopWithin)
  })

  it('copy nothing from this machine into the image', () => {
    const ignored = text('.dockerignore').split('\n')
    for (const path of ['.data', '.git', 'deploy/.env', 'dist', 'node_modules']) expect(ignored).toContain(path)
    expect(text('.gitignore').split('\n')).toContain('deploy/.env')
  })
})
