// What the first HTML preloads: the chunks and styles of the route and of the language, from the build's manifest.
import type { Lang } from '../../contract/limits/limits.ts'

export type BuildManifest = Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>
export interface Build {
  manifest: BuildManifest
  /** Files that every page links. */
  linked: ReadonlySet<string>
}
export const linkedIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ href="\/([^"]+)"/g)].map(([, file = '']) => file))

const catalogPrefix = 'words:'
/** Several sections at once are joined: `a+b`. */
const catalogsOf = (sections: string, lang: Lang): string[] => sections.split('+').map((one) => `locales/${one}/${lang}.po`)
/** Pages that render nothing until the messages of their section are loaded: src/ui/messages. */
const sections = new Map(['/live', '/score-live', '/dome', '/anchor', '/rank', '/persona'].map((path) => [path, 'room']))

/**
 * Link tags, in the order in which the app adds them on navigation, so that of two equal rules the same one wins: the imports of a chunk
 * precede it. Covers the route's own chunk, its styles, the messages of the language and of the page's section, and anything else that was
 * rendered (src/ui/layer/ahead.ts).
 */
export function headOf({ manifest, linked }: Build, pathname: string, lang: Lang, ahead: readonly string[] = []): string {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || chunk.isEntry || linked.has(chunk.file) || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const css of chunk.css ?? []) if (!linked.has(css)) styles.add(css)
  }
  // A path of two segments is a single file: src/routes/expert/trophy.home.tsx.
  const file = pathname === '/' ? 'main' : pathname.slice(1).replaceAll('/', '.')
  const end = `/${file}.tsx?tsr-split=component`
  visit(Object.keys(manifest).find((key) => key.startsWith('src/routes/') && key.endsWith(end)) ?? '')
  visit(`locales/${lang}.po`)
  const section = sections.get(pathname)
  if (section) visit(`locales/${section}/${lang}.po`)
  for (const name of ahead)
    for (const key of name.startsWith(catalogPrefix) ? catalogsOf(name.slice(catalogPrefix.length), lang) : [name]) visit(key)
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}" />`),
    // Deferred until the styles are loaded: src/begin.ts preloads them then.
    ...[...scripts].map((file) => `<link rel="later" href="/${file}" />`),
  ].join('\n    ')
}
