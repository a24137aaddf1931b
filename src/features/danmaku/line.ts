// A line as the stage draws it.
import type { Danmaku } from '../../../contract/danmaku.ts'

export interface StageLine
  extends Pick<Danmaku, 'id' | 'text' | 'color' | 'size' | 'position' | 'advert' | 'uid' | 'userlevel' | 'nickname'> {
  /** Written by the viewer: always shown, and framed. */
  mine: boolean
  /** What it says, where its text is the words in place of a score that this viewer hides. */
  held?: string
}

export const stageLine = (line: Danmaku, me: string | null): StageLine => ({ ...line, mine: line.uid === me })
