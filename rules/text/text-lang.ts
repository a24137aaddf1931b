// In which of our languages a short text is written, as far as its letters tell. Pure.
import type { Lang } from '../../contract/limits/limits.ts'

const han = /\p{Script=Han}/u
/** Letters that Vietnamese alone has among those that are written in Latin ones: other marks are French, Czech or anybody's. */
const vietnamese = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu
const latin = /\p{Script=Latin}/u

/** Null: no letters of any of them. Chinese with a foreign word in it is Chinese. */
export function langOfText(text: string): Lang | null {
  const composed = text.normalize('NFC')
  if (han.test(composed)) return 'zh'
  if (vietnamese.test(composed)) return 'vi'
  return latin.test(composed) ? 'en' : null
}
