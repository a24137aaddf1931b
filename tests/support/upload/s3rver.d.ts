// The part of s3rver that tests use; it has no types.
declare module 's3rver' {
  interface Options {
    port: number
    address: string
    silent: boolean
    directory: string
    configureBuckets: { name: string; configs: string[] }[]
  }
  class S3rver {
    constructor(options: Options)
    run(): Promise<import('node:net').AddressInfo>
    close(): Promise<void>
  }
  export = S3rver
}
