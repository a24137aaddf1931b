// The pages to compare with, each a folder behind a server of its own: the static floor and the minimal page.
import { type ChildProcess, spawn } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { pinned } from '../rig.ts'

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url))
const { BROTLI_PARAM_QUALITY: quality } = constants

export interface Rival {
  url: string
  pid: number
  stop(): Promise<void>
}

async function serve(folder: string): Promise<Rival> {
  const [command = '', ...args] = [...pinned(0), process.execPath, '--import', 'tsx', here('page-server.ts'), folder]
  const child: ChildProcess = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((listening, reject) => {
    child.once('exit', (code) => reject(new Error(`the server of ${folder} ended with ${code}`)))
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => listening(line.replace('listening ', '')))
  })
  return {
    url,
    pid: child.pid as number,
    stop: async () => {
      child.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The rendered page of `appUrl`, with its styles, fonts and images, without any script. */
export async function staticFloor(appUrl: string, { worker }: { worker: boolean }): Promise<Rival> {
  const folder = await mkdtemp(join(tmpdir(), 'floor-'))
  const response = await fetch(`${appUrl}/main`, { headers: { 'accept-language': 'zh-CN' } })
  const drawn = (await response.text())
    .replace(/<script type="application\/json"[^>]*>[\s\S]*?<\/script>/, '')
    .replace(/<script\b[^>]*><\/script>/g, '')
    .replace(/<link rel="(later|modulepreload|manifest)"[^>]*>/g, '')
  const assets = resolve('dist/app/assets')
  const fonts = (await readdir(assets)).filter((file) => file.endsWith('.woff2')).map((file) => `/assets/${file}`)
  const styles = [...drawn.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href]) => href as string)
  const query = ['/', ...styles, ...fonts].map((file) => `file=${encodeURIComponent(file)}`).join('&')
  const page = worker ? drawn.replace('</body>', `<script src="/register.js"></script></body>`) : drawn
  await writeFile(join(folder, 'index.html'), page)
  // The server compresses rendered pages at quality 4, and files at 11.
  await writeFile(join(folder, 'index.html.br'), brotliCompressSync(page, { params: { [quality]: 4 } }))
  await writeFile(join(folder, 'register.js'), `navigator.serviceWorker.register('/floor-worker.js?${query}')`)
  await copyFile(here('floor-worker.js'), join(folder, 'floor-worker.js'))
  for (const shared of ['assets', 'news', 'icons']) await symlink(resolve('dist/app', shared), join(folder, shared))
  return serve(folder)
}

/** React, Router and Query with an empty list, built by Vite and cached offline by vite-plugin-pwa with their defaults. */
export async function minimalPage(): Promise<Rival> {
  const folder = await mkdtemp(join(tmpdir(), 'minimal-'))
  await mkdir(folder, { recursive: true })
  const pwa = VitePWA({ injectRegister: 'script', registerType: 'autoUpdate', workbox: { mode: 'production' } })
  await build({
    root: here('minimal'),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), pwa],
    build: { outDir: folder, emptyOutDir: true },
  })
  for (const file of await readdir(folder, { recursive: true }))
    if (/\.(js|css|html)$/.test(file)) await writeFile(join(folder, `${file}.br`), brotliCompressSync(await readFile(join(folder, file))))
  return serve(folder)
}
