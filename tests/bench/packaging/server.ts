// Our media server alone, for the packaging and viewer benchmarks: prints "listening RTMP_PORT HTTP_PORT" and ends with its stdin.
import { rmSync } from 'node:fs'
import { mediaWorld } from '../../support/media/media-world.ts'

// There is no recordings table here: this benchmark's broadcast never ends.
const none: unknown = new Proxy(() => none, {
  get: (_target, name) => (name === 'then' ? (resolve: (rows: unknown[]) => void) => resolve([]) : none),
  apply: () => none,
})
const world = mediaWorld({ db: none, pool: none } as Parameters<typeof mediaWorld>[0])
const server = await world.start()
console.log(`listening ${server.media.rtmpPort} ${new URL(server.base).port}`)
process.stdin.resume()
process.stdin.once('end', async () => {
  await server.stop()
  rmSync(world.folder, { recursive: true, force: true })
  process.exit(0)
})
