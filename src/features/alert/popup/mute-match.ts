// 静音本场 on a card: dismisses it and mutes the match on this device.
import { setMark } from '../../follow/match-marks.ts'
import { notices } from '../notice/notice-store.ts'

/** Returns the undo function. */
export function muteMatch(matchId: string, name: string): () => void {
  notices.dismiss(matchId)
  setMark(matchId, name, { muted: true })
  return () => setMark(matchId, name, { muted: false })
}
