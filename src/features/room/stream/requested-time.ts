// A playback time requested on another page: the room seeks to it once its stream is known. Valid for one navigation.

let request: { roomId: string; at: number } | null = null

export const requestedTime = {
  /** `at`: server time in milliseconds at which the feed sent the event. */
  set(roomId: string, at: number): void {
    request = { roomId, at }
  },
  of: (roomId: string): number | null => (request?.roomId === roomId ? request.at : null),
  done(): void {
    request = null
  },
}
