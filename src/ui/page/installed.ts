// Whether this window is the installed app, and not a tab of a browser.

export const isInstalled = (): boolean =>
  typeof window !== 'undefined' &&
  (window.matchMedia('(display-mode: standalone)').matches ||
    // Safari of iOS, before it knew the media query.
    (navigator as { standalone?: boolean }).standalone === true)
