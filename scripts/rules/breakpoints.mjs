// Replaces the names of src/app/breakpoints.css by their widths in every style sheet: browsers do not support @custom-media.
import { readFileSync } from 'node:fs'

const definitions = readFileSync(new URL('../../src/app/breakpoints.css', import.meta.url), 'utf8')
/**
 * Media features by name, e.g. --desktop: (min-width: 992px).
 * @type {Map<string, string>}
 */
export const widths = new Map(
  [...definitions.matchAll(/^@custom-media (--[\w-]+) (\([^)]+\));$/gm)].map(([, name, width]) => [name, width]),
)

/** A PostCSS plugin; Vite includes PostCSS. */
export const breakpoints = {
  postcssPlugin: 'breakpoints',
  AtRule: {
    media(rule) {
      rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (_, name) => {
        const width = widths.get(name)
        if (!width) throw rule.error(`src/app/breakpoints.css names no ${name}`)
        return width
      })
    },
  },
}
