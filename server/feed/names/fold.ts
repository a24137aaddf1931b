// Folds spellings for comparison: Côte d’Ivoire equals cote divoire, Bosnia & Herzegovina equals Bosnia-Herzegovina.

/** Letters that Unicode does not decompose. */
const letters: Record<string, string> = { ø: 'o', đ: 'd', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd', ı: 'i' }

/** Lower case without diacritics and punctuation; keeps Chinese and other letters. Words are separated by one space. */
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
