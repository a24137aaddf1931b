// Delays match notifications while a live room of the match is open on this screen, until its picture has reached them.

/** Runs `notify` when the picture reaches product time `at` (ISO 8601). */
type Hold = (at: string, notify: () => void) => void
/** Open rooms, the latest last. */
let holds: readonly { matchId: string; hold: Hold }[] = []
const lastOf = (matchId: string) => holds.findLast((one) => one.matchId === matchId)

export const pictureHold = {
  /** Returns the function that ends the hold. */
  open(matchId: string, hold: Hold): () => void {
    const own = { matchId, hold }
    holds = [...holds, own]
    return () => {
      holds = holds.filter((one) => one !== own)
    }
  },
  isOpen: (matchId: string): boolean => lastOf(matchId) !== undefined,
  /** Runs `notify` immediately if no room of the match is open; otherwise with the picture of the room opened last. */
  wait(matchId: string, at: string, notify: () => void): void {
    const open = lastOf(matchId)
    if (open) open.hold(at, notify)
    else notify()
  },
}
