// A card in a message: a room, a scheme or goods with title, picture and price.
import type { ChatMessage } from '../../../contract/chat.ts'
import { lineForm } from '../../../rules/text/line-text.ts'

export type ChatCard = NonNullable<ChatMessage['custom']>

/** Characters of its title, as the contract has it. */
const titleLength = 100
/** What the server takes as a path on this host. */
const path = /^\/(?!\/)[A-Za-z0-9_./-]{0,199}$/

/** As it is sent: a title that fits, no picture but one of this host. */
export const chatCard = ({ title, imageUrl, ...rest }: ChatCard): ChatCard => ({
  ...rest,
  title: fitting(lineForm(title)),
  imageUrl: path.test(imageUrl) ? imageUrl : '',
})

/** Whole characters alone, whatever half of a pair stands at the end. */
function fitting(title: string): string {
  let short = ''
  for (const character of title) {
    if (short.length + character.length > titleLength) break
    short += character
  }
  return short
}
