// The fonts of the pictures: shipped, because a server has none of its own. The Chinese one is subset by drawing/fonts.mjs.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'

/** File names begin with the family: "noto-sans-sc-700.woff2". */
const families: readonly (readonly [start: string, family: string])[] = [
  ['barlow-semi-condensed', 'Barlow Semi Condensed'],
  ['noto-sans-sc', 'Noto Sans SC'],
]

/** @throws if a font of the folder cannot be read */
export function addFonts(folder: string): void {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.woff2'))) {
    const family = families.find(([start]) => file.startsWith(start))?.[1]
    if (!family || !GlobalFonts.registerFromPath(join(folder, file), family)) throw new Error(`${join(folder, file)} is no known font`)
  }
}
