// Whether a response that is not our server's means that it is unreachable. Works in window and worker alike.

/** True for a captive portal's page (511 by RFC 6585, section 6) or a gateway's whose server is down. */
export const isOutOfReach = (status: number): boolean => status < 400 || status > 501
