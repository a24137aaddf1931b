// A danmaku as the stage draws it.
import type { Danmaku } from '../../../../contract/room/danmaku.ts'

export interface StageDanmaku
  extends Pick<Danmaku, 'id' | 'text' | 'color' | 'size' | 'position' | 'advert' | 'uid' | 'userlevel' | 'nickname'> {
  /** Written by the viewer: always visible, and framed. */
  mine: boolean
  /** The original text, where `text` is a placeholder because the viewer hides scores. */
  held?: string
}

export const stageDanmakuOf = (danmaku: Danmaku, me: string | null): StageDanmaku => ({ ...danmaku, mine: danmaku.uid === me })
