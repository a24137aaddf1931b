// Ordinary Vietnamese that matches refused words without diacritics: "đi thỏa thích", to one's heart's content, matches "đĩ thõa".

const phrases = [
  'đi thỏa',
  'đi thoả',
  'đi thoa',
  'di thoa thich',
  'di thoa kem',
  'dù mà mày',
  'dù mà may',
  'dù má mày',
  'dù ma mày',
  'du ma may man',
  'lớn mẹ mày',
  'lon mẹ mày',
  'lợn mẹ mày',
  'do sức vật',
  'đó sức vật',
  'do suc vat lon',
  'ca đó online',
  'cá đó online',
  'nạp thẻ họ',
]
const anyPhrase = new RegExp(`(?<!\\p{L})(?:${phrases.join('|').normalize('NFC').replaceAll(' ', '\\s+')})(?!\\p{L})`, 'gu')

/** The text in comparable form without these phrases; unchanged if it contains none. */
export function withoutPhrases(text: string): string {
  const lower = text.normalize('NFC').toLowerCase()
  const without = lower.replace(anyPhrase, ' 〇 ')
  return without === lower ? text : without
}
