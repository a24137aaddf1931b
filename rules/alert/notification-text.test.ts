import { expect, it } from 'vitest'
import { langs } from '../../contract/limits/limits.ts'
import { notificationEvents } from '../../contract/notification.ts'
import { notificationText } from './notification-text.ts'

const site = { zh: '球迷之家', en: 'Fan House', vi: 'Nhà cổ động' }

it('every notification uses the configured site name', () => {
  expect(langs.map((lang) => notificationText('login', '', lang, site).title)).toEqual(['球迷之家通知', 'Fan House', 'Nhà cổ động'])
  for (const lang of langs)
    for (const event of notificationEvents)
      expect(JSON.stringify(notificationText(event, '', lang, site))).not.toMatch(/看台|Grandstand|Khán đài/)
})

it('a notification of an appointment does not mention an application', () => {
  for (const event of ['streamer-appointed', 'expert-appointed'] as const)
    expect(langs.map((lang) => notificationText(event, '', lang, site).body).join(' ')).not.toMatch(/申请|application|Đơn/)
})

it('names the actor before the action', () => {
  expect(notificationText('mention', '安娜', 'zh', site).body).toBe('安娜提到了你')
  expect(notificationText('mention', 'Anna', 'en', site).body).toBe('Anna mentioned you')
})
