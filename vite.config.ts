// One configuration, three modes: app (with the service worker), render (the first screen on the server), server.
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type PluginOption, type UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import type { ShellPack } from './contract/wire/worker.ts'
import { runtimePackages } from './scripts/package/runtime.mjs'
import { breakpoints } from './scripts/rules/breakpoints.mjs'
import { manifestFiles } from './src/app/manifest/manifest.ts'

/** Set by scripts/build/build.mjs; `npm run dev` has none. */
const buildId = process.env.BUILD_ID ?? createHash('sha256').update(String(Date.now())).digest('hex').slice(0, 12)
const define = { __BUILD_ID__: JSON.stringify(buildId), __API_BASE__: JSON.stringify(process.env.API_BASE ?? '/') }

/** The server beside the development server. */
const backend = `http://localhost:${process.env.PORT ?? '8080'}`

/** A text that no screen could show ends the build; one that is missing is named by scripts/catalogs.mjs. */
const macros = (): PluginOption[] => [
  babel({
    presets: [
      {
        preset: { plugins: ['@lingui/babel-plugin-lingui-macro'] },
        // A file without texts is none of Babel's: two of three are not read a second time.
        rolldown: { filter: { code: /@lingui\/(?:core|react)\/macro/ } },
      },
    ],
  }),
  lingui({ failOnCompileError: true }),
]
/** Folders of routes are for people: none of them is part of an address. */
const routeFolders = readdirSync('src/routes', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ type: 'physical' as const, directory: name, pathPrefix: '' }))
const pages = (): PluginOption[] => [
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    routesDirectory: 'src/routes',
    virtualRouteConfig: { type: 'root', file: '__root.tsx', children: routeFolders },
    generatedRouteTree: 'src/routeTree.gen.ts',
    quoteStyle: 'single',
  }),
  react(),
  ...macros(),
]
/** A web app manifest a language, and the link to the first, which the server and the page turn to their own. */
const manifests: PluginOption = {
  name: 'manifests',
  transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' }],
  generateBundle() {
    for (const file of manifestFiles()) this.emitFile({ type: 'asset', ...file })
  },
}
/** All scripts, styles and drawings of the precache in one file: what a first visit fetches (sw/shell.ts). */
async function writeShell<T extends { url: string; revision: string | null }>(manifest: T[]): Promise<{ manifest: T[] }> {
  const pack: ShellPack = {}
  for (const { url, revision } of manifest)
    if (/\.(js|css|svg)$/.test(url)) pack[url] = [revision, await readFile(`dist/app/${url}`, 'utf8')]
  await writeFile('dist/app/shell.json', JSON.stringify(pack))
  return { manifest }
}
const worker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'sw',
  filename: 'sw.ts',
  injectRegister: null,
  manifest: false,
  includeAssets: [],
  injectManifest: {
    globPatterns: ['**/*.{js,css,html,woff2,svg}', 'icons/*.png'],
    globIgnores: ['assets/desk/**', 'assets/media/**', 'assets/hls.worker-*', 'news/**', '**/*.br', 'sw-off.js'],
    maximumFileSizeToCacheInBytes: 1024 * 1024,
    buildPlugins: { vite: macros() },
    manifestTransforms: [writeShell],
  },
  devOptions: { enabled: false },
})

/** Styles are asked for before everything else, and scripts only when the styles are here (src/begin.ts). */
const paintFirst: Plugin = {
  name: 'paint-first',
  apply: 'build',
  enforce: 'post',
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'src/begin.ts', name: 'begin' })
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const begin = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'begin')
      const styles = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
      const scripts = [
        ...html.matchAll(/<script type="module"[^>]* src="([^"]+)"><\/script>|<link rel="modulepreload"[^>]* href="([^"]+)">/g),
      ]
      const app = scripts.findLast(([, own]) => own)?.[1]
      // begin imports the first of them, which is the app itself; the others are what it imports.
      const others = scripts.map(([, own, imported]) => own ?? imported).filter((path) => path !== app)
      const later = [app, ...others].map((path) => `<link rel="later" href="${path}">`)
      const bare = [...styles, ...scripts.map(([tag]) => tag)].reduce((page, tag) => page.replace(tag, ''), html)
      return bare
        .replace(/<meta name="viewport"[^>]*>/, (first) => [first, ...styles].join('\n    '))
        .replace('</head>', () => [...later, `<script type="module" src="/${begin?.fileName}"></script>`, '</head>'].join('\n    '))
    },
  },
}

/** Where the first chunk begins: the entry, and the home page's own component. */
const firstEntries = /(\/src\/main\.tsx|\/src\/routes\/(__root|site\/main)\.tsx(\?tsr-split=component)?)$/

/** Libraries behind one barrel: through it every icon of every page would count as reached. */
const barrels = /\/node_modules\/(lucide-react|@tanstack\/(query-core|react-query))\//

/** The icons of later pages are one file: alone each would be a name in the first chunk's list. */
const isIcon = /\/node_modules\/lucide-react\//

/**
 * What the first chunk lists of a later part: its styles, without which it would be drawn bare. A script that it imports is found in it,
 * a moment later where no worker keeps it; as a name it would be paid for on every first screen.
 */
const stylesAlone = (_file: string, parts: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'html' ? parts : parts.filter((part) => part.endsWith('.css'))

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[]; importedIds: readonly string[] } | null
}
/** Whether a module is statically reached from where the first chunk begins: many small chunks compress badly. */
function isFirst(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (firstEntries.test(id)) return true
  if (barrels.test(id)) return false
  if (seen.has(id)) return false
  seen.add(id)
  return graph.getModuleInfo(id)?.importers.some((importer) => isFirst(importer, graph, seen)) ?? false
}

/** What later pages share of the parts, rules and helpers, where it needs no library that the first chunk has not. Prose is of legal texts alone. */
const isShared = /\/(src\/(ui\/(?!prose\/)|core\/)|rules\/|contract\/)/
function isLight(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (seen.has(id) || isFirst(id, graph)) return true
  seen.add(id)
  if (id.includes('/node_modules/') && !barrels.test(id)) return false
  return graph.getModuleInfo(id)?.importedIds.every((imported) => isLight(imported, graph, seen)) ?? false
}

/** The first chunk lists what may come later: every letter of these names is paid for on the first screen. */
const fileName = (name: string | undefined, end: string): string => `assets/${name === 'first' ? 'first-' : ''}[hash:7]${end}`
/** Fetched by operators alone: no fan's device keeps it. */
const isOfAdmin = (id: string): boolean => /\/(src\/features\/admin|locales\/desk)\//.test(id)
/** Parts, rules and helpers that the desk alone needs: no fan fetches them with what pages share. */
function isForAdmin(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (isOfAdmin(id) || seen.has(id)) return true
  seen.add(id)
  const importers = graph.getModuleInfo(id)?.importers ?? []
  return importers.length > 0 && importers.every((importer) => isForAdmin(importer, graph, seen))
}
/** Plays streams and speaks to a chat service elsewhere: of no use without a network. */
const isOfMedia = (id: string): boolean => /\/node_modules\/(hls\.js|@tencentcloud\/chat|tim-upload-plugin)\//.test(id)

const app: UserConfig = {
  plugins: [...pages(), manifests, worker, paintFirst],
  // React has it since version 18; the shim for older ones is some kilobytes.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { debugName: 'first', priority: 2, name: (id, graph) => (isFirst(id, graph) ? 'first' : isIcon.test(id) ? 'icons' : null) },
            // What several later pages share goes by where it lies: alone each piece would be a request, and a name in the first chunk.
            {
              debugName: 'shared',
              priority: 1,
              minShareCount: 2,
              maxModuleSize: 4_000,
              name: (id, graph) => (!isShared.test(id) || !isLight(id, graph) ? null : isForAdmin(id, graph) ? 'desk' : 'shared'),
            },
          ],
        },
        chunkFileNames: ({ name, moduleIds }) =>
          name === 'desk' || moduleIds.some(isOfAdmin)
            ? 'assets/desk/[hash:7].js'
            : moduleIds.some(isOfMedia)
              ? 'assets/media/[hash:7].js'
              : fileName(name, '.js'),
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? fileName(name.slice(0, -4), '.css') : 'assets/[name]-[hash][extname]',
      },
    },
    outDir: 'dist/app',
    emptyOutDir: true,
    manifest: 'build-manifest.json',
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: stylesAlone },
    assetsInlineLimit: 0,
  },
}
/** Node keeps the text of all that it runs: one letter outside of Latin-1 makes it twice as large. Lines stay, for stack traces. */
const smallText = {
  comments: false,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
} as const

const render: UserConfig = {
  plugins: pages(),
  build: {
    rolldownOptions: { output: smallText },
    outDir: 'dist/render',
    emptyOutDir: true,
    ssr: 'src/app/render.tsx',
    target: 'node20',
    copyPublicDir: false,
    minify: false,
  },
  ssr: { noExternal: true },
}
const server: UserConfig = {
  build: {
    outDir: 'dist/server',
    emptyOutDir: true,
    ssr: true,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        news: 'server/news.ts',
        ledger: 'server/ledger.ts',
        operator: 'server/operator.ts',
        relay: 'server/relay.ts',
        film: 'server/world/film/film-process.ts',
        feed: 'server/feed.ts',
        backup: 'server/backup.ts',
        restore: 'server/restore.ts',
        doctor: 'server/doctor.ts',
        setup: 'server/setup.ts',
      },
      output: smallText,
    },
    target: 'node20',
    copyPublicDir: false,
    minify: false,
  },
  ssr: {
    noExternal: true,
    external: ['pg-native', ...runtimePackages, 'bufferutil', 'utf-8-validate'],
  },
}

export default defineConfig(({ mode }) => ({
  ...(mode === 'render' ? render : mode === 'server' ? server : app),
  define,
  css: { postcss: { plugins: [breakpoints] } },
  publicDir: 'public',
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': backend,
      '/avatars': backend,
      '/ws': { target: backend, ws: true },
      '/docs': backend,
      '/feed/v1': backend,
      '/calendar': backend,
      '/feeds': backend,
      '/widget': backend,
      '/pay': backend,
      '/media': backend,
      '/hls': backend,
      '/ingest': { target: backend, ws: true },
      '/outbox': backend,
      '/og': backend,
      '/robots.txt': backend,
      '/sitemap': backend,
    },
  },
}))
