// Every screen that somebody who is signed in sees otherwise than a guest: looked at like those of guests.

import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { walk, walkedLangs } from '../../support/app/walk.ts'
import { carryLogin, type Registered, registerMember } from '../../support/people/app-member.ts'
import { soak } from '../../support/soak.ts'

let member: Registered
test.beforeAll(async () => {
  member = await registerMember(app)
})

const paths: readonly string[] = [
  '/main',
  ...[9, 0, 1, 2, 3, 4, 5, 6, 7, 8].map((type) => `/member?type=${type}`),
  '/member?type=6&part=account',
  '/login',
  '/attention',
  '/reserve',
  '/feedback',
  '/chat-chat',
  '/new_file',
  '/video-list',
  '/specialist-info',
  '/trophy/home',
]

for (const lang of walkedLangs) {
  test(`every screen of a member in ${lang}: no error, no policy report, nothing that axe finds, nothing that is too wide`, async ({
    page,
    context,
  }) => {
    test.setTimeout(soak(120_000, 600_000))
    await carryLogin(context, app, member)
    await walk(page, app.url, lang, paths)
  })
}
