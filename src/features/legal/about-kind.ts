// The documents of /about-user, selected by the `type` parameter.
import type { LegalKind } from '../../../contract/legal.ts'

export const aboutKinds = ['about', 'agreement', 'privacy', 'conduct', 'disclaimer'] as const satisfies readonly ('about' | LegalKind)[]
export type AboutKind = (typeof aboutKinds)[number]

/** Returns the document that a search parameter names, by default `about`. */
export const aboutKindOf = (type: unknown): AboutKind => aboutKinds.find((kind) => kind === type) ?? 'about'
