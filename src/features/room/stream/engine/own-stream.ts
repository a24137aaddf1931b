// URLs of our own packager (server/media): fragmented MP4, ready for MSE.

const ownAddress = /\/hls\/(?:playback\/)?[\w-]{1,64}\/index\.m3u8$/

/** `url`: with or without a CDN host. */
export const isOwnStream = (url: string): boolean => ownAddress.test(url)
