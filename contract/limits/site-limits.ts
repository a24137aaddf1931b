// Limits of a site's name and logo, for server and app. Plain values.

/** Length of a name in characters per language, and the logo's side in pixels. */
export const siteLimits = { name: 24, logo: 512 } as const
