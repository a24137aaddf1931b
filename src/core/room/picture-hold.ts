// What tells of a match waits while a live room of that match is open on this screen: until its picture is there.

/** Runs `tell` when the picture reaches the product moment `at`, ISO. */
type Hold = (at: string, tell: () => void) => void
const holds = new Map<string, Hold>()

export const pictureHold = {
  /** Answers how to end it. */
  open(matchId: string, hold: Hold): () => void {
    holds.set(matchId, hold)
    return () => {
      if (holds.get(matchId) === hold) holds.delete(matchId)
    }
  },
  isOpen: (matchId: string): boolean => holds.has(matchId),
  /** At once where no room of the match is open. */
  wait(matchId: string, at: string, tell: () => void): void {
    const hold = holds.get(matchId)
    if (hold) hold(at, tell)
    else tell()
  },
}
