// The site's identity, chosen by its operator: name, logo, colour, languages. Embedded in the first HTML.
import { type Static, Type } from 'typebox'
import { langs } from '../limits/limits.ts'
import { siteLimits } from '../limits/site-limits.ts'
import { closed, oneOf } from '../wire/endpoint.ts'

const Text = Type.String({ minLength: 1, maxLength: siteLimits.name })

export const SiteIdentity = Type.Object(
  {
    name: Type.Object({ zh: Text, en: Text, vi: Text }, closed),
    /** Path of a square PNG on this host, `siteLimits.logo` pixels a side; empty: the product's own logo. */
    logo: Type.String({ pattern: '^((/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+\\.png)?$', maxLength: 200 }),
    /** #rrggbb, from which rules/site/accent.ts derives the light and dark colours; empty: the product's own. */
    accent: Type.String({ pattern: '^(#[0-9a-f]{6})?$' }),
    /** Available languages, in the product's order; the first is the default. */
    langs: Type.Array(oneOf(langs), { minItems: 1, maxItems: langs.length, uniqueItems: true }),
  },
  closed,
)
export type SiteIdentity = Static<typeof SiteIdentity>
