// Names and pictures at Tencent's chat: told at registration and with every change, again after a failure, and of all who were there before.
import { afterAll, expect, it } from 'vitest'
import { startTencentRest } from '../../support/chat/tencent-rest.ts'
import { memberWorld } from '../../support/people/member-world.ts'

const rest = await startTencentRest(1_400_000_001)
afterAll(() => rest.close())
const world = await memberWorld({ TENCENT_SDK_APP_ID: '1400000001', TENCENT_SECRET_KEY: 'a'.repeat(64), TENCENT_API: rest.url })
let people = 0
/** Somebody new, from an address of their own. */
function someone() {
  people += 1
  return world.register(`person${people}@example.com`, undefined, { ip: `10.60.${people}.1` })
}
const known = (id: string) => expect.poll(() => rest.accounts.get(id))

it('tells who was there before, whoever comes, and each change of name or picture', async () => {
  const before = await someone()
  world.members.start()
  await known(before.id).toEqual({ nickname: before.user_nickname, avatar: before.avatar })

  const ann = await someone()
  await known(ann.id).toEqual({ nickname: ann.user_nickname, avatar: ann.avatar })
  const { data } = await world.call('GET api/user/avatarList')
  const avatar = data.list.at(-1).path
  const changed = await world.call('POST api/member/updateInfo', { user_nickname: '球迷安娜', avatar }, { token: ann.token })
  expect(changed).toMatchObject({ code: 0 })
  await known(ann.id).toEqual({ nickname: '球迷安娜', avatar })
})

it('tries again what was refused, and calls for nothing that it has told', async () => {
  rest.refuse(40_006, 1)
  const bob = await someone()
  await known(bob.id).toEqual({ nickname: bob.user_nickname, avatar: bob.avatar })
  const count = rest.calls.length
  await world.restart()
  world.members.start()
  const eve = await someone()
  await known(eve.id).toEqual({ nickname: eve.user_nickname, avatar: eve.avatar })
  // Eve's alone: set, found to be unknown, made.
  expect(rest.calls.length - count).toBe(2)
})

it('forgets the name of who left', async () => {
  const una = await someone()
  await known(una.id).toMatchObject({ nickname: una.user_nickname })
  await world.pool.query('UPDATE account SET closing_at = now() WHERE id = $1', [una.id])
  await world.members.deleteDue()
  await known(una.id).toMatchObject({ nickname: '—' })
})
