// Addresses of what our own server packs (server/media): fragmented MP4, cut for browsers.

const ownAddress = /\/hls\/(?:playback\/)?[\w-]{1,64}\/index\.m3u8$/

/** `url`: with or without the address of the host that plays it out. */
export const isOwnStream = (url: string): boolean => ownAddress.test(url)
