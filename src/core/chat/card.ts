// A card in a message: a room, a scheme or goods with title, picture and price.
import type { ChatMessage } from '../../../contract/chat/chat.ts'
import { lineForm } from '../../../rules/text/line-text.ts'

export type ChatCard = NonNullable<ChatMessage['custom']>

/** Maximum length of a title in UTF-16 code units, as in the contract. */
const titleLength = 100
/** What the server accepts as a path on this host. */
const path = /^\/(?!\/)[A-Za-z0-9_./-]{0,199}$/

/** The card as it is sent: the title cut to fit, and a picture only from this host. */
export const chatCard = ({ title, imageUrl, ...rest }: ChatCard): ChatCard => ({
  ...rest,
  title: fitting(lineForm(title)),
  imageUrl: path.test(imageUrl) ? imageUrl : '',
})

/** Cuts between characters, never within a surrogate pair. */
function fitting(title: string): string {
  let short = ''
  for (const character of title) {
    if (short.length + character.length > titleLength) break
    short += character
  }
  return short
}
