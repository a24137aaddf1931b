// Spellings made comparable: Côte d’Ivoire and cote divoire are one, Bosnia & Herzegovina and Bosnia-Herzegovina too.

/** Letters that Unicode does not take apart. */
const letters: Record<string, string> = { ø: 'o', đ: 'd', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd', ı: 'i' }

/** Lower case without marks and punctuation; Chinese and other letters stay. Words are divided by one space. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øđłßæœþðı]/g, (letter) => letters[letter] ?? letter)
    .replace(/['’`.]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
