// Whether a team is a women's team: feeds reveal it only by the name.
import type { Name } from '../../contract/wire/name.ts'

export const isWomens = ({ zh, en }: Pick<Name, 'zh' | 'en'>): boolean =>
  zh.includes('女') || /\b(women|ladies|girls|femenino|féminas|w)$/i.test(en)
