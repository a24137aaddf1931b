// 静音本场 on a card: the card leaves, and nothing more of the match is told on this device.
import { setMark } from '../../follow/match-marks.ts'
import { notices } from '../notice/notice-store.ts'

/** Answers how to take it back. */
export function muteMatch(matchId: string, name: string): () => void {
  notices.dismiss(matchId)
  setMark(matchId, name, { muted: true })
  return () => setMark(matchId, name, { muted: false })
}
