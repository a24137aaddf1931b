// Default identity of a site: name, appearance and languages where its operator has set nothing.

import type { SiteIdentity } from '../../contract/config/site.ts'
import { langs } from '../../contract/limits/limits.ts'
import type { Name } from '../../contract/wire/name.ts'

export const productName: Name = { zh: '看台', en: 'Grandstand', vi: 'Khán đài' }
export const productSite: SiteIdentity = { name: productName, logo: '', accent: '', langs: [...langs] }
