// A component with a catalog of its own must be used where that catalog is loaded, or load it: otherwise users see ids.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import config from '../../lingui.config.ts'

/** Files that use such components where the catalog is loaded, and the file that loads it. */
const placed: Record<string, string> = {
  // Shown only once the texts of the session have been loaded.
  'src/app/runtime/money-recovery.ts': 'src/app/runtime/session.ts',
  'src/routes/room/-room-slots.tsx': 'src/routes/room/live.tsx',
  'src/routes/member/-studio-talk.tsx': 'src/routes/member/member.tsx',
  'src/routes/video/-video-slots.tsx': 'src/routes/video/-video-player-screen.tsx',
  'src/features/video/list/MyVideos.tsx': 'src/routes/video/-video-list-screen.tsx',
  'src/features/video/player/VideoView.tsx': 'src/routes/video/-video-player-screen.tsx',
}

const catalogs = (config.catalogs ?? []).filter(({ path }) => path !== '<rootDir>/locales/{locale}')
const nameOf = (path: string): string => path.split('/').at(-2) ?? ''
const isUnder = (file: string, part: string): boolean => file === part || file.startsWith(`${part.replace(/\/\*\*$/, '')}/`)
const sectionsOf = (file: string): string[] =>
  catalogs
    .filter(({ include, exclude = [] }) => include.some((part) => isUnder(file, part)) && !exclude.some((part) => isUnder(file, part)))
    .map(({ path }) => nameOf(path))

const files = readdirSync('src', { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
  .map((entry) => join(entry.parentPath, entry.name))
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const textOf = (file: string): string => texts.get(file) ?? ''
const speaks = (file: string): boolean => /@lingui\/(core|react)\/macro/.test(textOf(file))
const brings = (file: string, section: string): boolean => textOf(file).includes(`${section === 'desk' ? 'admin' : section}Messages`)

/** What a file imports at run time, statically or dynamically. */
function takenBy(file: string): string[] {
  const found = textOf(file).matchAll(/(?:^(?:import|export) (?!type )[^;']*?from |import\()'(\.[^']+)'/gm)
  return [...found].map(([, path]) => join(dirname(file), path ?? '')).filter((path) => texts.has(path))
}

it('loads the catalog of a component wherever it is used', () => {
  const placedSeen = new Set<string>()
  const unbrought = files.flatMap((file) =>
    takenBy(file).flatMap((taken) => {
      const sections = sectionsOf(taken)
      if (sections.length === 0 || !speaks(taken) || sections.some((section) => sectionsOf(file).includes(section))) return []
      if (sections.some((section) => brings(file, section) || brings(taken, section))) return []
      const place = placed[file]
      if (place !== undefined && sections.some((section) => brings(place, section))) {
        placedSeen.add(file)
        return []
      }
      return [`${file} ${taken}: ${sections.join(' or ')}`]
    }),
  )
  expect(unbrought).toEqual([])
  // No obsolete entries.
  expect([...placedSeen].sort()).toEqual(Object.keys(placed).sort())
})

const { transformAsync } = createRequire(import.meta.url)('@babel/core') as {
  transformAsync(source: string, options: object): Promise<{ code: string }>
}

it('the macro imports Trans from ui/messages', async () => {
  const source = `import { Trans } from '@lingui/react/macro'\nexport const line = (name) => <Trans>猜 {name}</Trans>`
  const made = await transformAsync(source, {
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['jsx'] },
    plugins: ['@lingui/babel-plugin-lingui-macro'],
  })
  expect(made.code).toMatch(/import \{ Trans as (\w+) \} from "[^"]*\/src\/ui\/messages\/trans\.ts"[\s\S]*<\1 /)
})
