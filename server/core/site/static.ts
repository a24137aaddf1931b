// The files of the built app: a closed list read at start, so that no URL can reach anything else.
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { headersOf, type ResponseClass } from '../http/headers.ts'

/** Maps the path of a file to its folder. */
export type SiteFiles = ReadonlyMap<string, string>

/** Not served directly: pages.ts serves the page, the manifest is for the server, Accept-Encoding selects compressed forms. */
const inward = /(^\/(index\.html|build-manifest\.json)|\.br|\.map)$/

/** Lists the files of the app and, behind them, the assets of earlier builds. */
export async function listFiles(appDir: string, earlierBuilds: readonly string[]): Promise<SiteFiles> {
  const files = new Map<string, string>()
  for (const root of [appDir, ...earlierBuilds]) {
    if (!existsSync(root)) continue
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      const path = `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`
      if (entry.isFile() && !inward.test(path) && !files.has(path)) files.set(path, root)
    }
  }
  return files
}

const worker = '/sw.js'
/** Unregisters every worker: served instead if the operator says so. */
const noWorker = '/sw-off.js'

const classOf = (path: string): ResponseClass => (path.startsWith('/assets/') ? 'hashed' : path === worker ? 'worker' : 'file')

export async function prepareStatic(app: FastifyInstance, appDir: string): Promise<void> {
  if (!existsSync(appDir)) return
  await app.register(fastifyStatic, { root: appDir, serve: false, preCompressed: true, cacheControl: false, lastModified: false })
}

/** Sends a listed file; returns null for a path that is not listed. */
export function sendListed(
  files: SiteFiles,
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): FastifyReply | null {
  const file = path === worker && !config.worker ? noWorker : path
  const root = files.get(file)
  if (root === undefined) return null
  reply.headers(headersOf(classOf(path), config, request)).header('vary', 'Accept-Encoding')
  return reply.sendFile(file, root)
}
