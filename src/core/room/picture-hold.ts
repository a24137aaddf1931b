// What tells of a match waits while a live room of that match is open on this screen: until its picture is there.

/** Runs `tell` when the picture reaches the product moment `at`, ISO. */
type Hold = (at: string, tell: () => void) => void
/** The rooms that are open, the last one at the end. */
let holds: readonly { matchId: string; hold: Hold }[] = []
const lastOf = (matchId: string) => holds.findLast((one) => one.matchId === matchId)

export const pictureHold = {
  /** Answers how to end it. */
  open(matchId: string, hold: Hold): () => void {
    const own = { matchId, hold }
    holds = [...holds, own]
    return () => {
      holds = holds.filter((one) => one !== own)
    }
  },
  isOpen: (matchId: string): boolean => lastOf(matchId) !== undefined,
  /** At once where no room of the match is open; where several are, with the picture of the last one opened. */
  wait(matchId: string, at: string, tell: () => void): void {
    const open = lastOf(matchId)
    if (open) open.hold(at, tell)
    else tell()
  },
}
