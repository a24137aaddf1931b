// Set-Cookie headers. Every cookie is for this host alone and is never sent with another site's requests.

interface CookieOptions {
  /** Seconds; 0 deletes the cookie. */
  maxAge: number
  /** The site is served over https. */
  secure: boolean
  /** Hidden from scripts. */
  httpOnly: boolean
}

export const cookieLine = (name: string, value: string, { maxAge, secure, httpOnly }: CookieOptions): string =>
  [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${maxAge}`,
    'SameSite=Strict',
    ...(secure ? ['Secure'] : []),
    ...(httpOnly ? ['HttpOnly'] : []),
  ].join('; ')
