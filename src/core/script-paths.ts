// Paths of the scripts that workers are made of, for the page's one Trusted Types policy. A part that comes later and brings its own
// adds them.

/** Our worker, and those of hls.js and of danmaku, named by their content. */
export const scriptPaths: RegExp[] = [/^\/(sw|assets\/(hls\.worker|danmaku-worker)-[\w-]+)\.js$/]
