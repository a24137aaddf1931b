// A moment that was asked for on another page: the room goes there as soon as its stream knows it. For one way from page to page.

let wish: { roomId: string; at: number } | null = null

export const wishedMoment = {
  /** `at`: real milliseconds of the server at which the feed told what is to be seen. */
  set(roomId: string, at: number): void {
    wish = { roomId, at }
  },
  of: (roomId: string): number | null => (wish?.roomId === roomId ? wish.at : null),
  done(): void {
    wish = null
  },
}
