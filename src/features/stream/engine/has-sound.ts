// Whether what plays has a sound that browsers decode, by what its list says.

/** As much of a level of hls.js as says it. */
interface Codecs {
  videoCodec?: string | undefined
  audioCodec?: string | undefined
}

/** `tracks`: sounds that the list has apart from the pictures. Null: a list that names no codecs does not say. */
export function hasSound({ videoCodec, audioCodec }: Codecs, tracks: number): boolean | null {
  if (audioCodec || tracks > 0) return true
  return videoCodec ? false : null
}
