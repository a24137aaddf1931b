// Set-Cookie lines. Every cookie of ours is for this host alone and never sent along with another site's requests.

interface CookieOptions {
  /** Seconds; 0 takes the cookie away. */
  maxAge: number
  /** People come by https. */
  secure: boolean
  /** No script reads it. */
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
