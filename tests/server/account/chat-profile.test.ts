// Names and avatars at Tencent's chat: synchronized at registration and with every change, retried after a failure, and backfilled for
// existing members.
import { afterAll, expect, it } from 'vitest'
import { startTencentRest } from '../../support/chat/tencent-rest.ts'
import { memberWorld } from '../../support/people/member-world.ts'

const rest = await startTencentRest(1_400_000_001)
afterAll(() => rest.close())
const world = await memberWorld({ TENCENT_SDK_APP_ID: '1400000001', TENCENT_SECRET_KEY: 'a'.repeat(64), TENCENT_API: rest.url })
let people = 0
/** A new member with an address of their own. */
function someone() {
  people += 1
  return world.register(`person${people}@example.com`, undefined, { ip: `10.60.${people}.1` })
}
const known = (id: string) => expect.poll(() => rest.accounts.get(id))

it('publishes the profiles of existing members, new members, and each change of name or avatar', async () => {
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

it('retries rejected calls, and does not repeat what it has already sent', async () => {
  rest.refuse(40_006, 1)
  const bob = await someone()
  await known(bob.id).toEqual({ nickname: bob.user_nickname, avatar: bob.avatar })
  const count = rest.calls.length
  await world.restart()
  world.members.start()
  const eve = await someone()
  await known(eve.id).toEqual({ nickname: eve.user_nickname, avatar: eve.avatar })
  // Only Eve's calls: set, which reports an unknown account, then create.
  expect(rest.calls.length - count).toBe(2)
})

it('sends all other profiles when one is rejected, and none when the call is rejected', async () => {
  const people = [await someone(), await someone(), await someone()].sort((a, b) => (a.id < b.id ? -1 : 1))
  const [first] = people
  if (!first) throw new Error('expected three people')
  for (const { id } of people) await known(id).toBeDefined()
  await world.restart()
  const rename = (id: string, name: string) => world.pool.query('UPDATE account SET nickname = $2 WHERE id = $1', [id, name])
  for (const { id, user_nickname } of people) await rename(id, `${user_nickname}新`)
  rest.refuseName(`${first.user_nickname}新`, 40_005)
  world.members.start()
  for (const { id, user_nickname } of people.slice(1)) await known(id).toMatchObject({ nickname: `${user_nickname}新` })
  expect(rest.accounts.get(first.id)).toMatchObject({ nickname: first.user_nickname })

  await world.restart()
  for (const { id } of people) await rename(id, '改名')
  rest.refuse(70_403, 1)
  const count = rest.calls.length
  world.members.start()
  await expect.poll(() => rest.calls.length).toBe(count + 1)
  await world.restart()
  expect(rest.calls.length).toBe(count + 1)
  world.members.start()
})

it('deletes the name of a member who leaves', async () => {
  const una = await someone()
  await known(una.id).toMatchObject({ nickname: una.user_nickname })
  await world.pool.query('UPDATE account SET closing_at = now() WHERE id = $1', [una.id])
  await world.members.deleteDue()
  await known(una.id).toMatchObject({ nickname: '—' })
})
