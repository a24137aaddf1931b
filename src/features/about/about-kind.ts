// The documents of /about-user, by its `type`.

export const aboutKinds = ['about', 'agreement', 'privacy', 'disclaimer'] as const
export type AboutKind = (typeof aboutKinds)[number]

/** The document that a search parameter names; who we are when it names none. */
export const aboutKindOf = (type: unknown): AboutKind => aboutKinds.find((kind) => kind === type) ?? 'about'
