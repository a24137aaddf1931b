// A playback time requested on another page: the room seeks to it once its stream is known. Valid for one navigation.

let wish: { roomId: string; at: number } | null = null

export const wishedMoment = {
  /** `at`: server time in milliseconds at which the feed sent the event. */
  set(roomId: string, at: number): void {
    wish = { roomId, at }
  },
  of: (roomId: string): number | null => (wish?.roomId === roomId ? wish.at : null),
  done(): void {
    wish = null
  },
}
