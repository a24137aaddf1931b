// Draft of a video upload: validation, and the request body. Pure.
import type { ApiBody } from '../../../contract/api.ts'
import { videoLimits } from '../../../contract/limits/video-limits.ts'
import { countCharacters } from '../../../rules/text/characters.ts'
import { plainNumber } from '../text/typed-number.ts'

/** The file of a draft, as stored on this device. */
export interface VideoFile {
  name: string
  size: number
  /** Its bytes; null: this device had no room, and the user must choose the same file again. */
  blob: Blob | null
}

export interface VideoDraft {
  title: string
  description: string
  category: string
  /** Paths of uploads; empty until uploaded. */
  cover: string
  video: string
  /** The cover generated from a video frame; absent if none. */
  framed?: string
  file: VideoFile | null
  match_id: string | null
  /** The event that shows first: its product time in milliseconds, and its offset in seconds; null if not given. */
  begin: { at: number; after: string } | null
}
export const emptyVideo: VideoDraft = {
  title: '',
  description: '',
  category: '',
  cover: '',
  video: '',
  file: null,
  match_id: null,
  begin: null,
}
/** Whether the draft is empty, so that discarding it loses nothing. */
export const isEmptyVideo = ({ title, description, cover, video, file }: VideoDraft): boolean =>
  file === null && [title, description, cover, video].every((text) => text.trim() === '')

export type VideoFault = 'title' | 'title-long' | 'description-long' | 'category' | 'cover' | 'video' | 'after'
const secondsShape = /^\d{1,5}$/
const secondsOf = ({ after }: { after: string }): string => plainNumber(after)

export function videoFaults(draft: VideoDraft): ReadonlySet<VideoFault> {
  const faults = new Set<VideoFault>()
  const title = countCharacters(draft.title.trim())
  if (title === 0) faults.add('title')
  if (title > videoLimits.title) faults.add('title-long')
  if (countCharacters(draft.description.trim()) > videoLimits.description) faults.add('description-long')
  if (draft.category === '') faults.add('category')
  if (draft.cover === '') faults.add('cover')
  if (draft.video === '') faults.add('video')
  if (draft.begin && !secondsShape.test(secondsOf(draft.begin))) faults.add('after')
  return faults
}

/** Sets the video. An empty path means that another is being chosen, and removes a cover generated from the previous one. */
export const withVideo = (draft: VideoDraft, video: string): VideoDraft => ({
  ...draft,
  video,
  cover: video === '' && draft.cover === draft.framed ? '' : draft.cover,
})
/** Sets a generated cover unless the author has chosen one. */
export const withFrame = (draft: VideoDraft, cover: string): VideoDraft => (draft.cover === '' ? { ...draft, cover, framed: cover } : draft)

export function videoBody({ begin, file: _file, framed: _framed, ...draft }: VideoDraft): ApiBody<'POST api/Video_user/insert'> {
  const begins_at = draft.match_id === null || !begin ? null : new Date(begin.at - Number(secondsOf(begin)) * 1_000).toISOString()
  return { ...draft, title: draft.title.trim(), description: draft.description.trim(), begins_at }
}

/** Key of a draft's file: a row apart from its text, which is rewritten on every change. */
export const videoFileKey = (owner: string): string => `${owner}/file`
