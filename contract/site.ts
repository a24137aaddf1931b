// What makes a site its operator's own: its name, its logo, its colour, its languages. The page says it with its first HTML.
import { type Static, Type } from 'typebox'
import { langs } from './limits/limits.ts'
import { siteLimits } from './limits/site-limits.ts'
import { closed, oneOf } from './wire/endpoint.ts'

const Words = Type.String({ minLength: 1, maxLength: siteLimits.name })

export const SiteIdentity = Type.Object(
  {
    name: Type.Object({ zh: Words, en: Words, vi: Words }, closed),
    /** Path of a square PNG on this host, `siteLimits.logo` pixels a side; empty: the product's own mark. */
    logo: Type.String({ pattern: '^((/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+\\.png)?$', maxLength: 200 }),
    /** #rrggbb, from which rules/site/accent.ts makes the colours of day and night; empty: the product's own. */
    accent: Type.String({ pattern: '^(#[0-9a-f]{6})?$' }),
    /** Those that are offered, in the order of the product; the first is the default. */
    langs: Type.Array(oneOf(langs), { minItems: 1, maxItems: langs.length, uniqueItems: true }),
  },
  closed,
)
export type SiteIdentity = Static<typeof SiteIdentity>
