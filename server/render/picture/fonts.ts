// Fonts of Open Graph images: those of the repository, and the machine's fonts for characters that they lack.
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'

const textFamily = 'Noto Sans SC'
const digits = 'Barlow Semi Condensed'
/** Keyed by the start of the file name. */
const families = [
  { folder: 'server/world/film/fonts', start: 'noto-sans-sc', family: textFamily },
  { folder: 'src/app/fonts', start: 'barlow-semi-condensed', family: digits },
] as const

export const textFont = (size: number): string => `700 ${size}px "${textFamily}", sans-serif`
export const digitsFont = (size: number): string => `700 ${size}px "${digits}", "${textFamily}", sans-serif`

/** The sources beside the build. A build elsewhere, as in a test, uses those of the working directory. */
function sourcesOf(appDir: string): string {
  const beside = resolve(appDir, '../..')
  return existsSync(join(beside, families[0].folder)) ? beside : process.cwd()
}

/** Runs once per process. @throws if a font of the repository cannot be read */
export function addFaces(appDir: string): void {
  const root = sourcesOf(appDir)
  for (const { folder, start, family } of families)
    for (const file of readdirSync(join(root, folder)).filter((name) => name.startsWith(start) && name.endsWith('.woff2')))
      if (!GlobalFonts.registerFromPath(join(root, folder, file), family)) throw new Error(`${join(root, folder, file)} is no face`)
}

const side = 24
/** A code point that is no character, so that no font has it. */
const noCharacter = '\u{10ffff}'
const mostKnown = 8_000

/** Removes characters that no available font has: a name with an emoji is drawn without it, instead of with a box. */
export function createWritable(): (text: string) => string {
  const known = new Map<string, boolean>()
  const context = createCanvas(side, side).getContext('2d')
  const drawn = (character: string): string => {
    context.clearRect(0, 0, side, side)
    context.font = textFont(16)
    context.textBaseline = 'middle'
    context.fillStyle = '#000000'
    context.fillText(character, 2, side / 2)
    return Buffer.from(context.getImageData(0, 0, side, side).data).toString('latin1')
  }
  const missing = drawn(noCharacter)
  const blank = drawn(' ')
  const isWritable = (character: string): boolean => {
    if (/^[\x20-\x7e]$/.test(character)) return true
    if (/^[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]$/u.test(character)) return false
    const picture = drawn(character)
    // Combining marks and wide spaces may draw nothing by themselves.
    return picture !== missing && (picture !== blank || /^[\p{M}\p{Zs}]$/u.test(character))
  }
  return (text) =>
    [...text.normalize('NFC')]
      .filter((character) => {
        const is = known.get(character) ?? isWritable(character)
        if (known.size >= mostKnown) known.clear()
        known.set(character, is)
        return is
      })
      .join('')
      .replace(/\s+/g, ' ')
      .trim()
}
