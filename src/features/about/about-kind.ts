// The documents of /about-user, by its `type`.
import type { LegalKind } from '../../../contract/legal.ts'

export const aboutKinds = ['about', 'agreement', 'privacy', 'conduct', 'disclaimer'] as const satisfies readonly ('about' | LegalKind)[]
export type AboutKind = (typeof aboutKinds)[number]

/** The document that a search parameter names; who we are when it names none. */
export const aboutKindOf = (type: unknown): AboutKind => aboutKinds.find((kind) => kind === type) ?? 'about'
