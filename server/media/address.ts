// Where viewers fetch streams and recordings: here, or at a CDN that fetches them here.
import type { MediaConfig } from '../config-media.ts'

/** The address of a path under /hls; any other, such as that of an upload or of an engine elsewhere, as it is. */
export const mediaAddress = ({ mediaBase }: Pick<MediaConfig, 'mediaBase'>, path: string): string =>
  path.startsWith('/hls/') ? `${mediaBase}${path}` : path
