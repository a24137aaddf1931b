// The product's own legal texts, which apply until the operator writes others.
import type { LegalKind } from '../../../../contract/legal.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import { agreement } from './agreement.ts'
import { conduct } from './conduct.ts'
import { disclaimer } from './disclaimer.ts'
import { privacy } from './privacy.ts'

const texts: Record<LegalKind, (site: Name) => Name> = { agreement, privacy, conduct, disclaimer }

/** In each language, with the site's name; headings, paragraphs, lists and links in the format of src/ui/prose. */
export const productText = (kind: LegalKind, site: Name): Name => texts[kind](site)
