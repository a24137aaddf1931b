// Real tournaments for tests, on machines that have them beside the project: they are never part of it.
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '../../../../shared/data')

export const realDataPath = (file: string): string => resolve(folder, file)

/** Returns the text of a file of the shared data; null, with a message, if it is missing. */
export function realData(file: string): string | null {
  const path = realDataPath(file)
  if (existsSync(path)) return readFileSync(path, 'utf8')
  console.info(`skipped: ${path} is not on this machine`)
  return null
}

export const carriedCup = (): string => readFileSync(resolve(import.meta.dirname, '../world/cup.json'), 'utf8')
export const carriedNames = (): string => readFileSync(resolve(import.meta.dirname, '../world/team-names.json'), 'utf8')
