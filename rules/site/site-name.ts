// What the site is called where its operator has not named it.
import type { Name } from '../../contract/wire/name.ts'

export const productName: Name = { zh: '看台', en: 'Grandstand', vi: 'Khán đài' }
