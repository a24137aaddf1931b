// Composes the features of a video: danmaku and rooms on its page, and form fields of the studio.
import { Danmaku } from '../../features/room/danmaku/Danmaku.tsx'
import { DanmakuField } from '../../features/room/danmaku/DanmakuField.tsx'
import { DanmakuTools } from '../../features/room/danmaku/DanmakuTools.tsx'
import { DanmakuList } from '../../features/room/danmaku/list/DanmakuList.tsx'
import { FollowStreamer } from '../../features/room/persona/FollowStreamer.tsx'
import { CoverField } from '../../features/room/studio/room/CoverField.tsx'
import { MatchField } from '../../features/room/studio/room/MatchField.tsx'
import type { VideoSlots } from '../../features/video/player/VideoPlayerPage.tsx'
import type { FormFields } from '../../features/video/upload/UploadForm.tsx'

export const videoSlots: VideoSlots = {
  danmaku: (place, covered) => <Danmaku roomId={place} kind="playback" covered={covered} />,
  tools: <DanmakuTools />,
  field: (place) => <DanmakuField place={place} />,
  list: (given) => <DanmakuList {...given} />,
  follow: (anchor) => <FollowStreamer anchor={anchor} />,
}

/** Category of the placeholder without a cover: the football ground. */
const drawn = 1

export const formFields: FormFields = {
  cover: (value, onChange) => <CoverField value={value} category={drawn} onChange={onChange} />,
  match: (value, onChange) => <MatchField value={value} isPast onChange={onChange} />,
}
