// The built app with its own data folder, in its demonstration world, and a browser for it.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../../scripts/chromium.mjs'

/** A first start, with additional settings; `url` once it is listening. */
export async function startFresh(settings = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'grandstand-pictures-'))
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise((resolve, reject) => {
    let text = ''
    server.stdout.on('data', (chunk) => {
      text += chunk
      const found = /(http:\/\/\S+:\d+)/.exec(text)
      if (found) resolve(found[1])
    })
    server.once('exit', (code) => reject(new Error(`server exited with ${code}: run npm run build first`)))
  })
  return {
    url,
    async stop() {
      server.kill('SIGTERM')
      await new Promise((resolve) => server.once('exit', resolve))
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Data of a call of the app. @throws with the app's message if it is refused */
export async function read(url, path, body) {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { code, msg, data } = await response.json()
  if (code !== 0) throw new Error(`${path}: ${msg}`)
  return data
}

export const openBrowser = () =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })

/** A page with its own session; by default of a visitor in Shanghai who reads Chinese. */
export async function openPage(browser, { width, height, theme = 'light', scale = 1, locale = 'zh-CN', timezoneId = 'Asia/Shanghai' }) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: theme,
    locale,
    timezoneId,
  })
  return context.newPage()
}

/**
 * Runs in the page: whether the visible player shows a picture: a decoded frame that is not empty. A stream never stops loading, so the
 * page never reaches network idle. `least`: seconds that have played.
 */
export function showsPicture(least = 1) {
  const inView = (element) => {
    const { top, bottom, width } = element.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  }
  const films = [...document.querySelectorAll('video')].filter(inView)
  return (
    films.length > 0 &&
    films.every((film) => {
      if (film.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || film.videoWidth === 0 || film.currentTime < least) return false
      // The cover still shows through.
      if (getComputedStyle(film).opacity !== '1') return false
      const canvas = new OffscreenCanvas(32, 18)
      const draw = canvas.getContext('2d')
      draw.drawImage(film, 0, 0, 32, 18)
      const { data } = draw.getImageData(0, 0, 32, 18)
      const lights = Array.from({ length: data.length / 4 }, (_, at) => data[4 * at] + data[4 * at + 1] + data[4 * at + 2])
      return Math.max(...lights) - Math.min(...lights) > 60
    })
  )
}
