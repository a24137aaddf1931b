// The faces that pictures of links are written in: those of the repository, and what the machine has for letters that they lack.
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'

const words = 'Noto Sans SC'
const digits = 'Barlow Semi Condensed'
/** By how the name of a file begins. */
const families = [
  { folder: 'server/world/film/fonts', start: 'noto-sans-sc', family: words },
  { folder: 'src/app/fonts', start: 'barlow-semi-condensed', family: digits },
] as const

export const wordsFont = (size: number): string => `700 ${size}px "${words}", sans-serif`
export const digitsFont = (size: number): string => `700 ${size}px "${digits}", "${words}", sans-serif`

/** The sources beside the build; what was built elsewhere, as in a test, has those of the folder that it runs in. */
function sourcesOf(appDir: string): string {
  const beside = resolve(appDir, '../..')
  return existsSync(join(beside, families[0].folder)) ? beside : process.cwd()
}

/** Once a process. @throws when a face of the repository cannot be read */
export function addFaces(appDir: string): void {
  const root = sourcesOf(appDir)
  for (const { folder, start, family } of families)
    for (const file of readdirSync(join(root, folder)).filter((name) => name.startsWith(start) && name.endsWith('.woff2')))
      if (!GlobalFonts.registerFromPath(join(root, folder, file), family)) throw new Error(`${join(root, folder, file)} is no face`)
}

const side = 24
/** As no face has it: a code point that is no character. */
const noCharacter = '\u{10ffff}'
const mostKnown = 8_000

/** Leaves out what no face at hand can write: a name with an emoji is written without it, and nobody sees boxes. */
export function createWritable(): (text: string) => string {
  const known = new Map<string, boolean>()
  const context = createCanvas(side, side).getContext('2d')
  const drawn = (character: string): string => {
    context.clearRect(0, 0, side, side)
    context.font = wordsFont(16)
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
    // Marks that stand on the letter before them, and wide spaces, may draw nothing by themselves.
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
