// The server serves the app at these paths, and the app has a route file for each: both lists must match.
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { renderedPaths, screenPaths } from './route.ts'

const folder = fileURLToPath(new URL('../../src/routes', import.meta.url))
/** The router's file naming: a dot is a slash, a leading underscore the layout, a leading dash no route; folders only group files. */
const routes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => basename(path))
  .filter((name) => /^[^_-].*\.tsx$/.test(name))
  .map(
    (name) =>
      `/${name
        .slice(0, -'.tsx'.length)
        .replace(/^index$/, '')
        .replaceAll('.', '/')}`,
  )

it('every screen path has a route file, and every route file has a screen path', () => {
  expect([...screenPaths].sort()).toEqual(routes.sort())
  expect(renderedPaths.filter((path) => !(screenPaths as readonly string[]).includes(path))).toEqual([])
})
