// Where viewers fetch streams and recordings: from this server, or from a CDN that pulls them from it.
import type { MediaConfig } from '../config-media.ts'

/** The URL of a path under /hls. Any other URL, such as that of an upload or an external engine, is returned unchanged. */
export const mediaAddress = ({ mediaBase }: Pick<MediaConfig, 'mediaBase'>, path: string): string =>
  path.startsWith('/hls/') ? `${mediaBase}${path}` : path
