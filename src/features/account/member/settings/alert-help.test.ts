import { describe, expect, it } from 'vitest'
import { alertHelp } from './alert-help.ts'

const agents = {
  chrome: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Safari/537.36',
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Safari/537.36 Edg/139.0',
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Mobile Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  safari: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148',
  oldPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Mobile/15E148',
  wechat: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0',
}

describe('help when alerts do not arrive', () => {
  it('names the place where each browser allows notifications', () => {
    const places = (['chrome', 'edge', 'android', 'firefox', 'safari', 'iphone'] as const).map((one) => alertHelp('denied', agents[one]))
    expect(places).toEqual(['allow-chromium', 'allow-chromium', 'allow-android', 'allow-firefox', 'allow-safari', 'allow-ios'])
  })

  it('suggests another push service to Chrome when its own is unreachable, but not to Edge or Firefox', () => {
    expect(alertHelp('unreachable', agents.chrome)).toBe('other-push-service')
    expect(alertHelp('unreachable', agents.edge)).toBe('push-service-later')
    expect(alertHelp('unreachable', agents.firefox)).toBe('push-service-later')
  })

  it('suggests installing on iOS, or updating first where installing is not enough', () => {
    expect(alertHelp('needs-install', agents.iphone)).toBe('install-ios')
    expect(alertHelp('needs-install', agents.oldPhone)).toBe('update-ios')
    expect(alertHelp('needs-install', agents.safari)).toBe('install-ios')
  })

  it('suggests leaving a chat app’s browser, and is empty when nothing is wrong', () => {
    expect(alertHelp('unsupported', agents.wechat)).toBe('open-outside')
    expect(alertHelp('unsupported', agents.firefox)).toBe('other-browser')
    expect(alertHelp('working', agents.chrome)).toBeNull()
  })
})
