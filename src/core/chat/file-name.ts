// Name under which a file is sent: devices allow more than a message does. Pure.
import { lineFault, lineForm } from '../../../rules/text/line-text.ts'

/** Maximum characters, as on the server. */
const most = 100
const kind = /\.[^.\s]{1,10}$/u

const isShown = (character: string): boolean => character === ' ' || lineFault(character, 1) === null

/** Removes invisible characters; a name that is too long loses its middle, not its start or extension. */
export function sentName(name: string): string {
  const shown = lineForm([...lineForm(name)].filter(isShown).join(''))
  const ending = kind.exec(shown)?.[0] ?? ''
  const room = most - [...ending].length
  const short = lineForm(`${[...shown.slice(0, shown.length - ending.length)].slice(0, room).join('')}${ending}`)
  return lineFault(short, most) === null && short.length <= most * 2 ? short : `file${lineFault(ending, most) ? '' : ending}`
}
