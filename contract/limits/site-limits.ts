// Limits of what a site is called and looks like, for server and app. Plain values.

/** Characters of a name in one language, and pixels of a side of the logo. */
export const siteLimits = { name: 24, logo: 512 } as const
