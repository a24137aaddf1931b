// What we use of tls-sig-api-v2, which has no types of its own. It names two main files, and bundlers take the one that is
// not there: the file is imported by its name.
declare module 'tls-sig-api-v2/TLSSigAPIv2.js' {
  export class Api {
    constructor(sdkAppId: number, key: string)
    /** The userSig of a user for so many seconds. */
    genSig(userId: string, expire: number): string
  }
}
