// One configuration, three modes: app (with the service worker), render (the first screen on the server), server.
import { createHash } from 'node:crypto'
import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type PluginOption, type UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { manifest } from './src/app/manifest.ts'

/** Set by scripts/build.mjs; `npm run dev` has none. */
const buildId = process.env.BUILD_ID ?? createHash('sha256').update(String(Date.now())).digest('hex').slice(0, 12)
const define = { __BUILD_ID__: JSON.stringify(buildId), __API_BASE__: JSON.stringify(process.env.API_BASE ?? '/') }

const macros = (): PluginOption[] => [babel({ plugins: ['@lingui/babel-plugin-lingui-macro'] }), lingui()]
const pages = (): PluginOption[] => [
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    routesDirectory: 'src/routes',
    generatedRouteTree: 'src/routeTree.gen.ts',
    quoteStyle: 'single',
  }),
  react(),
  ...macros(),
]
const worker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'sw',
  filename: 'sw.ts',
  injectRegister: null,
  manifest,
  includeAssets: [],
  injectManifest: {
    globPatterns: ['**/*.{js,css,html,woff2,svg}', 'icons/*.png', 'sounds/*'],
    globIgnores: ['news/**', '**/*.br'],
    maximumFileSizeToCacheInBytes: 1024 * 1024,
    buildPlugins: { vite: macros() },
  },
  devOptions: { enabled: false },
})

/** Where the first chunk begins: the entry, and the home page's own component. */
const firstEntries = /(\/src\/main\.tsx|\/src\/routes\/(__root|main)\.tsx(\?tsr-split=component)?)$/

/** Libraries behind one barrel: through it every icon of every page would count as reached. */
const barrels = /\/node_modules\/(lucide-react|@tanstack\/query-core)\//

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}
/** Whether a module is statically reached from where the first chunk begins: many small chunks compress badly. */
function isFirst(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (firstEntries.test(id)) return true
  if (barrels.test(id)) return false
  if (seen.has(id)) return false
  seen.add(id)
  return graph.getModuleInfo(id)?.importers.some((importer) => isFirst(importer, graph, seen)) ?? false
}

const app: UserConfig = {
  plugins: [...pages(), worker],
  build: {
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ debugName: 'first', name: (id, graph) => (isFirst(id, graph) ? 'first' : null) }] } },
    },

    outDir: 'dist/app',
    emptyOutDir: true,
    manifest: 'build-manifest.json',
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
}
const render: UserConfig = {
  plugins: pages(),
  build: { outDir: 'dist/render', emptyOutDir: true, ssr: 'src/app/render.tsx', target: 'node20', copyPublicDir: false, minify: false },
  ssr: { noExternal: true },
}
const server: UserConfig = {
  build: { outDir: 'dist/server', emptyOutDir: true, ssr: 'server/main.ts', target: 'node20', copyPublicDir: false, minify: false },
  ssr: { noExternal: true, external: ['pg-native', 'sharp', 'bufferutil', 'utf-8-validate'] },
}

export default defineConfig(({ mode }) => ({
  ...(mode === 'render' ? render : mode === 'server' ? server : app),
  define,
  publicDir: 'public',
  server: {
    port: 5173,
    proxy: { '/api': 'http://localhost:8080', '/ws': { target: 'ws://localhost:8080', ws: true }, '/docs': 'http://localhost:8080' },
  },
}))
