// R-PERF-18: from opening an address to the first moving picture for a new visitor: a demonstration room, the home page's stage, a
// recording. None of them has been watched for a while, so nothing is rendered yet.
import { setTimeout as rest } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import type { Playback, StreamInfo } from '../../contract/room/stream.ts'
import { type AppProcess, startApp } from '../support/app/app-process.ts'
import { callApp } from '../support/people/app-member.ts'
import { browserCpu, hasChromium, launch } from './browser-driver.ts'
import { conditions, measured, pinned, report, skipped } from './rig.ts'

const rounds = process.argv.includes('--full') ? 8 : 3
/** Rooms of the demonstration world that are live with a match or a table. */
const rooms = ['demo01', 'demo02', 'demo03', 'demo05', 'demo07', 'demo10']
/** Milliseconds after which the server stops rendering an empty room, and within which a page must have a picture. */
const idleTimeout = 13_000
const patience = 60_000

/** Milliseconds since the address was opened. */
interface Picture {
  shown: number
  moving: number
}

/** Opens the address in a browser without any cache. */
async function open(browser: Browser, url: string): Promise<Picture> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  try {
    const page = await context.newPage()
    await page.addInitScript({ path: fileURLToPath(new URL('pages/first-picture.js', import.meta.url)) })
    await page.goto(url)
    const seen = await page.waitForFunction(
      () => {
        const { firstPicture } = window as unknown as { firstPicture: Picture }
        return firstPicture.moving > 0 ? firstPicture : null
      },
      undefined,
      { timeout: patience },
    )
    return (await seen.jsonValue()) as Picture
  } finally {
    await context.close()
  }
}

async function onAir(app: AppProcess, room: string): Promise<void> {
  for (const until = Date.now() + patience; Date.now() < until; ) {
    const { stream } = await callApp<{ stream: StreamInfo }>(app, `GET api/Live_streaming/getRoomInfo?id=${room}`)
    if (stream.state === 'live') return
    await rest(250)
  }
  throw new Error(`${room} has no picture after ${patience / 1_000} s`)
}

/** Addresses of these rooms' recordings. */
async function recordingsOf(app: AppProcess): Promise<string[]> {
  const all: string[] = []
  for (const id of rooms) {
    const { list } = await callApp<{ list: Playback[] }>(app, 'POST api/Live_streaming/getLivePlaybackList', { id })
    all.push(...list.map((playback) => `/live?id=${id}&playback=${playback.id}`))
  }
  return all
}

async function takeAll(): Promise<void> {
  const app = await startApp({ env: { DEMO_STREAMS: 'on', DEMO_ROOMS: '12', RATE_LIMIT: '0' }, before: pinned(0) })
  const browser = await launch()
  try {
    for (const room of rooms) await onAir(app, room)
    const recordings = await recordingsOf(app)
    const places: Record<string, readonly string[]> = {
      room: rooms.map((id) => `/live?id=${id}`),
      home: ['/main'],
      recording: recordings,
    }
    for (const [name, paths] of Object.entries(places)) {
      // A repeated run opens others: rendered recordings are cached.
      let opened = 0
      const takeRounds = async (): Promise<Picture[]> => {
        const pictures: Picture[] = []
        for (let round = 0; round < rounds; round += 1) {
          await rest(idleTimeout)
          pictures.push(await open(browser, `${app.url}${paths[opened % paths.length]}`))
          opened += 1
        }
        return pictures
      }
      const run = await measured(app.pid, takeRounds, () => browserCpu(browser))
      const of = (key: keyof Picture): number[] => run.result.map((one) => one[key])
      const alone = { unit: 'ms', against: '', baseline: [], ...conditions([run]) }
      report({ name: `R-PERF-18 ${name}: first picture`, ours: of('shown'), goal: { most: 2_500 }, ...alone })
      report({ name: `R-PERF-18 ${name}: first picture that moves`, ours: of('moving'), goal: { most: 3_000 }, ...alone })
    }
  } finally {
    await browser.close()
    await app.stop()
    await app.clean()
  }
}

if (!hasChromium) skipped('R-PERF-18', 'no Chromium here')
else await takeAll()
