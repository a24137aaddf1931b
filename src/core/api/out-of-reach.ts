// Whether an answer that is not our server's says that it cannot be reached now. Works in window and worker alike.

/** The page of a network that wants a login first (RFC 6585, section 6, gives it 511), or of a gateway whose server is away. */
export const isOutOfReach = (status: number): boolean => status < 400 || status > 501
