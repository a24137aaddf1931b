import { describe, expect, it } from 'vitest'
import { judgeEndpoint } from './endpoint.ts'
import { isPublicAddress } from './public-address.ts'

const hostile = [
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com.evil.org/x',
  'https://evil.org/fcm.googleapis.com',
  'https://user@fcm.googleapis.com/x',
  'https://user:pw@fcm.googleapis.com/x',
  'https://fcm.googleapis.com@evil.org/x',
  'https://evilfcm.googleapis.com/x',
  'https://localhost/x',
  'https://localhost:9000/x',
  'https://127.0.0.1/x',
  'https://127.1/x',
  'https://2130706433/x',
  'https://0x7f000001/x',
  'https://0177.0.0.1/x',
  'https://[::1]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://[fe80::1]/x',
  'https://[fc00::1]/x',
  'https://0.0.0.0/x',
  'https://10.0.0.1/x',
  'https://172.16.0.1/x',
  'https://192.168.1.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/x',
  'https://224.0.0.1/x',
  'https://255.255.255.255/x',
  'file:///etc/passwd',
  'ftp://fcm.googleapis.com/x',
  'gopher://127.0.0.1:6379/_x',
  'data:text/plain,x',
  'javascript:alert(1)',
  'ws://fcm.googleapis.com/x',
  'blob:https://fcm.googleapis.com/x',
  '',
  ' ',
  'fcm.googleapis.com/x',
  '//fcm.googleapis.com/x',
  'https://',
  'https:///x',
  'https://push.services.mozilla.com.evil.org/x',
  'https://push.services.mozilla.com/x',
  'https://a.push.services.mozilla.com:444/x',
  'https://notify.windows.com/x',
  'https://evilnotify.windows.com.evil/x',
  'https://xpush.apple.com.evil.org/x',
  'https://metadata.google.internal/x',
  'https://intranet/x',
  'https://printer.local/x',
  'https://fcm.googleapis.com\\@evil.org/x',
  'https://fcm.googleapis.com/fcm/send/\0',
  `https://fcm.googleapis.com/fcm/send/${'看'.repeat(980)}`,
  'https://evil.org#fcm.googleapis.com',
  'https://evil.org?fcm.googleapis.com',
  'https://ｆcm.evil.org/x',
  'https://fcm。googleapis。com.evil.org/x',
  'https://127.0.0.1:5432/x',
  'https://[0:0:0:0:0:0:0:1]/x',
  'https://[::]/x',
  'https://[2002:7f00:1::]/x',
  'http://169.254.169.254/',
  'https://evil.org/redirect?to=https://fcm.googleapis.com',
]

describe('push endpoint validation', () => {
  it(`rejects ${hostile.length} hostile addresses`, () => {
    expect(hostile.length).toBeGreaterThanOrEqual(60)
    for (const endpoint of hostile) expect(judgeEndpoint(endpoint, []).ok, endpoint).toBe(false)
  })

  it('accepts the four services, and the exact hosts of the operator', () => {
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/abc',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://web.push.apple.com/abc',
      'https://wns2-par02p.notify.windows.com/w/?token=abc',
    ])
      expect(judgeEndpoint(endpoint, [])).toMatchObject({ ok: true, trusted: false })
    expect(judgeEndpoint('http://127.0.0.1:9123/p/1', ['127.0.0.1:9123'])).toEqual({
      ok: true,
      origin: 'http://127.0.0.1:9123',
      trusted: true,
    })
    expect(judgeEndpoint('http://127.0.0.1:9124/p/1', ['127.0.0.1:9123']).ok).toBe(false)
  })

  it('distinguishes public addresses from others', () => {
    for (const address of ['142.250.1.1', '17.57.144.1', '2a00:1450:4001::1', '2606:4700::1111'])
      expect(isPublicAddress(address), address).toBe(true)
    for (const address of [
      '127.0.0.1',
      '10.1.2.3',
      '172.31.0.1',
      '192.168.0.1',
      '169.254.1.1',
      '100.100.0.1',
      '0.0.0.0',
      '224.0.0.1',
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:10.0.0.1',
      '2002:a00:1::',
      '2001:db8::1',
      'ff02::1',
      'x',
    ])
      expect(isPublicAddress(address), address).toBe(false)
  })
})
