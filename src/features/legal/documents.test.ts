// Checks the product's legal texts against the code: a change that adds a cookie, a permission, a table, an encrypted field, a way to pay
// or to spend, or a different retention time must update the texts.
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { legalKinds } from '../../../contract/legal.ts'
import { legalLimits } from '../../../contract/limits/legal-limits.ts'
import { langs } from '../../../contract/limits/limits.ts'
import { paymentNames } from '../../../contract/money/recharge.ts'
import { screenPaths } from '../../../contract/wire/route.ts'
import { spendTypes } from '../../../rules/money/ledger-entry.ts'
import { productName } from '../../../rules/site/product-site.ts'
import { productText } from '../../../server/features/legal/product/product-text.ts'
import { db } from '../../core/storage/db.ts'
import { preferences, writeCookies } from '../../core/store/preferences.ts'
import { type ProseLine, parseProse } from '../../ui/prose/parse-prose.ts'
import { aboutKinds } from './about-kind.ts'

const privacy = productText('privacy', productName).zh
const agreement = productText('agreement', productName).zh
const missing = (text: string, phrases: Iterable<string>): string[] => [...phrases].filter((word) => !text.includes(word))

const sources = ['src', 'sw', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$/.test(path))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(`${folder}/${path}`, 'utf8') })),
)
const withCode = (pattern: RegExp, folder = '') =>
  sources
    .filter(({ path, text }) => path.startsWith(folder) && pattern.test(text))
    .map(({ path }) => path)
    .sort()
const textOf = (path: string): string => readFileSync(path, 'utf8')

afterEach(() => vi.unstubAllGlobals())

describe.each(legalKinds)('product text of %s', (kind) => {
  const text = productText(kind, productName)
  const blocksOf = (lang: (typeof langs)[number]) => parseProse(text[lang])

  it('is complete in each language, with the same parts, and short enough to be extended', () => {
    const shapes = langs.map((lang) =>
      blocksOf(lang).map((block) => (block.type === 'list' ? `list of ${block.items.length}` : block.type)),
    )
    expect(shapes[0]?.length).toBeGreaterThan(8)
    expect(shapes[1]).toEqual(shapes[0])
    expect(shapes[2]).toEqual(shapes[0])
    expect(Math.max(...langs.map((lang) => text[lang].length))).toBeLessThan(legalLimits.text / 2)
  })

  it('links only to existing pages, the same in each language', () => {
    const leads = langs.map((lang) =>
      blocksOf(lang)
        .flatMap((block): readonly ProseLine[] => (block.type === 'list' ? block.items : [block]))
        .flatMap(({ parts }) => parts.flatMap(({ href }) => href ?? []))
        .sort(),
    )
    expect(leads[1]).toEqual(leads[0])
    expect(leads[2]).toEqual(leads[0])
    for (const href of leads[0] ?? []) {
      const { pathname, searchParams } = new URL(href, 'http://site')
      expect(screenPaths).toContain(pathname)
      if (pathname === '/about-user') expect(aboutKinds).toContain(searchParams.get('type'))
    }
  })

  it('uses the configured site name and no other', () => {
    const own = { zh: '球迷之家', en: 'Fan House', vi: 'Nhà cổ động' }
    const named = productText(kind, own)
    for (const lang of langs) expect(named[lang].includes(own[lang])).toBe(text[lang].includes(productName[lang]))
    for (const lang of langs) expect(named[lang]).not.toContain(productName[lang])
  })
})

describe('the privacy policy names', () => {
  it('every cookie', () => {
    const written: string[] = []
    vi.stubGlobal('document', {
      set cookie(line: string) {
        written.push(line.split('=')[0] ?? '')
      },
    })
    writeCookies(preferences.get())
    expect(written.length).toBeGreaterThan(3)
    // Only these files write cookies. Read the cookie names of any new file here too.
    expect(withCode(/\.cookie\s*=[^=]|cookieStore/)).toEqual(['src/core/session/session-life.ts', 'src/core/store/preferences.ts'])
    expect(textOf('src/core/session/session-life.ts').match(/\.cookie\s*=[^=].*/g)).toEqual([expect.stringContaining('`token=')])
    expect(withCode(/\bcookieLine\(/)).toEqual(['server/features/account/login/login-cookies.ts'])
    expect(withCode(/'set-cookie'/i)).toEqual(['server/core/http/route.ts'])
    const login = textOf('server/features/account/login/login-cookies.ts')
    const named = [...login.matchAll(/\bcookieLine\((?:'(\w+)'|(\w+)\()/g)].map(([, name, called]) => name ?? called)
    expect(named).toEqual(['token', 'deviceName'])
    const [, secure = '', plain = ''] = login.match(/deviceName = .*\? '([\w-]+)' : '([\w-]+)'/) ?? []
    expect([secure, plain]).not.toContain('')
    expect(missing(privacy, [...written, 'token：', secure, `叫 ${plain}）`])).toEqual([])
  })

  it('every permission that the browser requests, and the code requests none that it rules out', () => {
    /** Code that requests a permission, and the word for it in the policy; null: the code must not occur at all. */
    const asks: [RegExp, string | null][] = [
      [/Notification\.requestPermission|pushManager\.subscribe/, '通知'],
      [/getUserMedia\(\{\s*video|video: wantsCamera/, '摄像头'],
      [/audio: microphone/, '麦克风'],
      [/getDisplayMedia/, '屏幕画面'],
      [/storage\.persist\(/, '持久存储'],
      [/periodicSync/, '后台更新'],
      [/clipboard\.(write|read)/, '剪贴板'],
      [/navigator\.geolocation|\.getCurrentPosition|watchPosition/, null],
      [/navigator\.contacts|requestMIDIAccess|navigator\.(usb|hid|serial|bluetooth|xr)\b|NDEFReader|IdleDetector/, null],
      [/DeviceMotionEvent|DeviceOrientationEvent|\bAccelerometer\(|\bGyroscope\(|AmbientLightSensor/, null],
      [/queryLocalFonts|showOpenFilePicker|showSaveFilePicker|showDirectoryPicker|getScreenDetails/, null],
      [/requestStorageAccess|credentials\.(get|create)|EyeDropper|getInstalledRelatedApps|PaymentRequest\(/, null],
    ]
    const client = sources.filter(({ path }) => !path.startsWith('server/'))
    for (const [code, word] of asks) {
      const asking = client.filter(({ text }) => code.test(text)).map(({ path }) => path)
      if (word === null) expect([code, asking]).toEqual([code, []])
      else {
        expect([code, asking]).not.toEqual([code, []])
        expect(privacy).toContain(word)
      }
    }
    // Only these two files open the camera or the microphone.
    expect(withCode(/getUserMedia\(/)).toEqual(['src/features/account/qr/camera.ts', 'src/features/room/studio/ingest/capture.ts'])
    const queried = client.flatMap(({ text }) => [...text.matchAll(/permissions\.query\(\{ name: '([\w-]+)'/g)].map(([, name]) => name))
    expect(new Set(queried)).toEqual(new Set(['clipboard-read', 'periodic-background-sync']))
    const allowed = [...textOf('server/core/http/headers.ts').matchAll(/'([\w-]+)=\(self\)'/g)].map(([, name]) => name)
    expect(allowed).toEqual(['camera', 'microphone', 'display-capture', 'autoplay', 'fullscreen', 'picture-in-picture'])
  })

  it('the content of each table on the device', () => {
    const phrases: Record<string, string> = {
      ...{ follow: '关注与预约', reservation: '关注与预约', outbox: '等网络发出的内容', copy: '离线副本', pack: '离线副本' },
      ...{ packItem: '离线副本', search: '最近搜索', setting: '偏好', notice: '收到的提醒', chatMessage: '读到的私信' },
      ...{
        chatConversation: '读到的私信',
        postDraft: '草稿',
        videoDraft: '草稿',
        moneyCall: '还没有回音的付款',
      },
    }
    expect(db.tables.map(({ name }) => name).sort()).toEqual(Object.keys(phrases).sort())
    expect(missing(privacy, Object.values(phrases))).toEqual([])
  })

  it('all personal data that is encrypted', () => {
    /** Where a value is encrypted, and which personal data it holds; empty: none. */
    const sealed: Record<string, string[]> = {
      'server/features/account/member/verify.ts': ['姓名', '证件号'],
      'server/features/expert/application.ts': ['姓名', '微信'],
      'server/features/money/withdrawal/payout.ts': ['银行卡号或支付宝账号与收款人'],
      'server/features/room/application/apply.ts': ['证件号', '手机', 'QQ', '微信'],
      'server/features/room/studio/stream-key.ts': [],
      'server/features/task/mall/admin-routes.ts': [],
      'server/features/task/mall/take.ts': ['收货人、电话和地址'],
    }
    expect(withCode(/\bkeys\.seal\(/, 'server/')).toEqual(Object.keys(sealed))
    expect(missing(privacy, Object.values(sealed).flat())).toEqual([])
  })

  it('every third-party service that handles data for us', () => {
    const phrases: Record<(typeof paymentNames)[number], string> = { sandbox: '支付服务', stripe: 'Stripe', alipay: '支付宝' }
    expect(
      missing(
        privacy,
        paymentNames.map((name) => phrases[name]),
      ),
    ).toEqual([])
    const hosts = textOf('server/features/alert/push/endpoint.ts')
    const makers = { 'googleapis.com': 'Google', 'mozilla.com': 'Mozilla', 'apple.com': 'Apple', 'windows.com': 'Microsoft' }
    const allowed = [...hosts.matchAll(/^ {2}\/\^.*?(\w+)\\\.com\$\/,$/gm)].map(([, host]) => `${host}.com`)
    expect(new Set(allowed)).toEqual(new Set(Object.keys(makers)))
    expect(missing(privacy, [...Object.values(makers), 'Tencent', '短信和邮件服务', '对象存储', 'CDN'])).toEqual([])
  })
})

it('promises no period that the code does not enforce', () => {
  /** A file, the line that sets the period, and the sentence in the documents. */
  const promises: [path: string, code: string, promise: string][] = [
    ['server/features/account/sessions.ts', 'sessionIdle = 7 * day', '7 天没有使用，登录就失效'],
    ['server/features/account/sessions.ts', 'sessionAge = 30 * day', '最长 30 天'],
    ['server/features/account/sessions.ts', 'explainedFor = 30 * day', '登录结束 30 天后删除'],
    ['server/features/account/login/device-token.ts', 'deviceTokenAge = 90 * 86_400', '90 天没有使用就失效'],
    ['src/core/store/preferences.ts', 'max-age=31536000', '保存一年'],
    ['server/parts/members.ts', 'attemptRetention = 2 * 86_400_000', '2 天后删除'],
    ['server/features/account/code/codes.ts', 'retention = 2 * 86_400_000', '2 天后删除'],
    ['server/features/chat/store.ts', 'roomMessageRetention = 30 * 86_400_000', '直播间聊天 30 天后删除'],
    ['server/features/video/views.ts', 'remembered = 30 * 86_400_000', '看过的视频（30 天后删除）'],
    ['server/parts/notifications.ts', 'retention = 180 * 86_400_000', '通知保存 180 天'],
    ['server/features/alert/alerts.ts', 'retention = 7 * 86_400_000', '提醒记录 7 天后删除'],
    ['server/features/alert/device/retention-store.ts', 'silentFor = 180 * day', '180 天没有动静的设备'],
    ['server/features/alert/device/retention-store.ts', 'unreachableFor = 90 * day', '推送失效的 90 天'],
    ['server/features/account/member/leave.ts', 'perDay = [{ seconds: 86_400, most: 5 }]', '每天最多 5 次'],
    ['contract/limits/member-limits.ts', 'closeGrace: 7', '注销：7 天内可以撤销'],
    ['rules/money/spend-limit.ts', 'loosenAfter = 24 * 3_600_000', '放宽要等 24 小时'],
    ['server/features/money/withdrawal/payout.ts', 'holdHours = 24', '收款账号后 24 小时内不能提现'],
    ['contract/gift/gift.ts', 'undoWindow = 5_000', '5 秒内可以自己撤回'],
    ['server/features/gift/envelope/store.ts', 'envelopeLife = 24 * 3_600_000', '红包没领完的部分，24 小时后'],
  ]
  const plain = (privacy + agreement).replace(/\s+/g, ' ')
  for (const [path, code, promise] of promises) {
    expect(textOf(path), path).toContain(code)
    expect(plain, path).toContain(promise)
  }
})

it('clears the watch history of the account too', () => {
  expect(privacy).toContain('账号记住的直播间和时长，以及这台设备上的记录，一并删除')
  expect(textOf('src/features/room/history/watched-here.ts')).toContain("call('POST api/User/clearWatchlist')")
  expect(textOf('server/features/room/viewer/follow-routes.ts')).toContain('clearWatches(tx, account.id)')
})

it('names everything that diamonds are spent on in the agreement', () => {
  const phrases: Record<(typeof spendTypes)[number], string> = {
    ...{
      gift: '送礼物',
      guard: '守护',
      noble: '贵族',
      barrage: '广告弹幕',
      horn: '喇叭',
      tip: '打赏',
      scheme: '方案',
      exchange: '兑换商品',
    },
  }
  expect(
    missing(
      agreement,
      spendTypes.map((type) => phrases[type]),
    ),
  ).toEqual([])
  // Converting gold into diamonds, or money into gold, would make this sentence false.
  expect(agreement).toMatch(/金币来自签到、任务和竞猜，不能购买，不能换成钻石，不能提现/)
})

it('describes only privacy switches that the server enforces', () => {
  const switches = [...textOf('src/features/account/member/account/PrivacyPanel.tsx').matchAll(/row\('(\w+)'\)/g)].map(([, name]) => name)
  expect(switches.length).toBeGreaterThan(1)
  for (const name of switches) expect([name, withCode(new RegExp(`\\b${name}\\b`), 'server/')]).not.toEqual([name, []])
})
