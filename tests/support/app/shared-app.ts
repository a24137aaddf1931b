// One built server with the demonstration world, for all files of browser tests that ask of it only what a guest does.

/** Names its address: tests/support/app/first-world.ts. */
export const sharedApp = 'TEST_SHARED_APP'

export const app = {
  get url(): string {
    const url = process.env[sharedApp]
    if (!url) throw new Error(`${sharedApp} is not set: browser tests run by playwright, which starts the server first`)
    return url
  },
}
