import { expect, it } from 'vitest'
import type { Notification } from '../../../contract/notification.ts'
import { aNotice } from '../../../tests/support/alert/sample-notice.ts'
import { byTime } from './by-time.ts'

const notificationAt = (id: string, at: number) => ({ id, at: new Date(at).toISOString() }) as Notification
const alert = (at: number) => ({ notice: aNotice({ seq: at }), at, read: false })
const names = (list: ReturnType<typeof byTime>) => list.map((one) => ('alert' in one ? `alert ${one.at}` : one.notification.id))

it('merges alerts and notifications by timestamp', () => {
  expect(names(byTime([notificationAt('b', 30), notificationAt('a', 10)], [alert(20), alert(40)], false))).toEqual([
    'alert 40',
    'b',
    'alert 20',
    'a',
  ])
})

it('withholds alerts that sort below notifications not loaded yet', () => {
  const list = [notificationAt('b', 30), notificationAt('a', 10)]
  expect(names(byTime(list, [alert(5)], true))).toEqual(['b', 'a'])
  expect(names(byTime(list, [alert(5)], false))).toEqual(['b', 'a', 'alert 5'])
})
