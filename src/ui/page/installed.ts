// Whether this window is the installed app rather than a browser tab.

export const isInstalled = (): boolean =>
  typeof window !== 'undefined' &&
  (window.matchMedia('(display-mode: standalone)').matches ||
    // Safari on iOS before it supported the media query.
    (navigator as { standalone?: boolean }).standalone === true)
