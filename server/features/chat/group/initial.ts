// The letter of a name in the address book; for a Chinese name, the first letter of its pinyin.
import { foldText } from '../../../../rules/text/text-fold.ts'

/** The first character of each letter in pinyin order. No pinyin begins with I, U or V. */
const firsts = [...'阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥扨它穵夕丫帀']
const letters = [...'ABCDEFGHJKLMNOPQRSTWXYZ']
const bySound = new Intl.Collator('zh-CN-u-co-pinyin')

export function initialOf(name: string): string {
  const first = Array.from(name.normalize('NFKC').trim())[0] ?? ''
  const plain = foldText(first).charAt(0).toUpperCase()
  if (/^[A-Z]$/.test(plain)) return plain
  if (!/^\p{Script=Han}$/u.test(first)) return '#'
  const at = firsts.findLastIndex((character) => bySound.compare(character, first) <= 0)
  return letters[at] ?? '#'
}
