// Which of our languages a short text is in, by its letters. Pure.
import type { Lang } from '../../contract/limits/limits.ts'

const han = /\p{Script=Han}/u
/** Letters that among Latin scripts only Vietnamese has: other marks may be French, Czech or any other language. */
const vietnamese = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu
const latin = /\p{Script=Latin}/u

/** Null: no letters of any of them. Chinese with a foreign word in it is Chinese. */
export function langOfText(text: string): Lang | null {
  const composed = text.normalize('NFC')
  if (han.test(composed)) return 'zh'
  if (vietnamese.test(composed)) return 'vi'
  return latin.test(composed) ? 'en' : null
}
