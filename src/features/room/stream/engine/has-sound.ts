// Whether a stream has decodable audio, according to its playlist.

/** Subset of an hls.js level. */
interface Codecs {
  videoCodec?: string | undefined
  audioCodec?: string | undefined
}

/** `tracks`: number of separate audio renditions. Null: the playlist does not declare codecs. */
export function hasSound({ videoCodec, audioCodec }: Codecs, tracks: number): boolean | null {
  if (audioCodec || tracks > 0) return true
  return videoCodec ? false : null
}
