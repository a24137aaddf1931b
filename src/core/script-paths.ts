// Paths of worker scripts that the page's Trusted Types policy allows. A lazily loaded part adds those of its own.

/** Our worker, and the content-hashed ones of hls.js and danmaku. */
export const scriptPaths: RegExp[] = [/^\/(sw|assets\/(hls\.worker|danmaku-worker)-[\w-]+)\.js$/]
