// The server answers the addresses of this list with the app, and the app has a file for each: both lists are one.
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { renderedPaths, screenPaths } from './route.ts'

const folder = fileURLToPath(new URL('../../src/routes', import.meta.url))
/** As the router reads names of files: a dot is a slash, an underscore ahead is the frame, a dash ahead is no route; folders are for people. */
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

it('every screen has a route, and every route is a screen', () => {
  expect([...screenPaths].sort()).toEqual(routes.sort())
  expect(renderedPaths.filter((path) => !(screenPaths as readonly string[]).includes(path))).toEqual([])
})
