// Invisible marks: apps that show numbers and URLs include them when copying.

/** Changes the direction of adjacent text: U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069. */
const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** The same, and all zero-width characters. */
const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Prose without direction marks. Joiners stay: emoji and Persian, Indic and Khmer words need them. */
export const withoutDirection = (text: string): string => text.replace(direction, '')

const viramas = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca'
/** Invisible characters that change the appearance of a name: within emoji, flags of regions, keycaps and Indic conjuncts. */
const needed = [
  '\\u{1f3f4}[\\u{e0020}-\\u{e007e}]+\\u{e007f}',
  '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\ufe0f?(?:\\u200d(?=\\p{Extended_Pictographic}))?',
  '[0-9#*]\\ufe0f(?=\\u20e3)',
  `[${viramas}]\\u200d(?=\\p{L})`,
].join('|')
const unseen = new RegExp(`(${needed})|[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb]`, 'gu')

/** For names: two of them must differ visibly. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '$1')

/** For numbers and URLs, which need no marks at all. */
export const withoutMarks = (text: string): string => text.replace(invisible, '')
