// Types for the part of tls-sig-api-v2 in use, which ships none. Its package names two main files, and bundlers choose the missing one:
// import the file by its name.
declare module 'tls-sig-api-v2/TLSSigAPIv2.js' {
  export class Api {
    constructor(sdkAppId: number, key: string)
    /** The userSig of a user, valid for `expire` seconds. */
    genSig(userId: string, expire: number): string
  }
}
