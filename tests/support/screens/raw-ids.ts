// The message ids of the catalogs: a screen that shows one has rendered without its catalog.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** As Lingui derives it from a message and its context. */
export const messageId = (message: string, context = ''): string =>
  createHash('sha256').update(`${message}\u{1F}${context}`).digest('base64').slice(0, 6)

/** Joins a catalog text over all its lines. */
const textOf = (lines: string): string => [...lines.matchAll(/"(.*)"/g)].map(([, part]) => JSON.parse(`"${part}"`) as string).join('')

/** Returns the ids of one catalog. */
export function idsIn(catalog: string): string[] {
  return catalog.split(/\n\n+/).flatMap((entry) => {
    const [, context = ''] = /^msgctxt ((?:".*"\n?)+)/m.exec(entry) ?? []
    const [, message = ''] = /^msgid ((?:".*"\n?)+)/m.exec(entry) ?? []
    const text = textOf(message)
    return text ? [messageId(text, textOf(context))] : []
  })
}

/** Returns the ids of all catalogs, except those that are also ordinary short words. */
export function allIds(folder = 'locales'): string[] {
  const files = readdirSync(folder, { recursive: true }).map(String)
  const catalogs = files.filter((file) => file.endsWith('en.po'))
  const ids = catalogs.flatMap((file) => idsIn(readFileSync(join(folder, file), 'utf8')))
  return [...new Set(ids)].filter((id) => !/^([A-Z]?[a-z]+|[A-Z]+|\d+)$/.test(id))
}
