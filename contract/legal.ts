// The legal texts of the site: terms of use, privacy policy, code of conduct, disclaimer.
import { type Static, Type } from 'typebox'
import { closed, type Endpoint, oneOf, Timestamp } from './wire/endpoint.ts'
import { Name } from './wire/name.ts'

export const legalKinds = ['agreement', 'privacy', 'conduct', 'disclaimer'] as const
export type LegalKind = (typeof legalKinds)[number]

export const LegalText = Type.Object(
  {
    kind: oneOf(legalKinds),
    /** Headings, paragraphs, lists and links in plain text, as parsed by src/ui/prose/parse-prose.ts. */
    text: Name,
    /** When the operator published it; null: the product's own text, in force from the start. */
    since: Type.Union([Timestamp, Type.Null()]),
  },
  closed,
)
export type LegalText = Static<typeof LegalText>

export const legalEndpoints = {
  'GET api/Legal/text': {
    summary: 'Returns a legal text that is in force, in three languages: the operator’s, or the product’s own.',
    who: 'guest',
    effect: 'read',
    query: Type.Object({ kind: oneOf(legalKinds) }, closed),
    data: LegalText,
  },
} as const satisfies Record<string, Endpoint>
