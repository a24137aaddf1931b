// Recognises a screen by text that appears as soon as it has rendered, whatever its data, and recognises error messages.
import type { Page } from '@playwright/test'

/** Visible text, not only accessible text. Screens missing here are recognised by their heading. */
const knownTexts: Partial<Record<string, RegExp>> = {
  '/main': /^(现在没有)?热门比赛$|^完整赛况$|^(今晚|今天)还有/,
  '/football': /^(全部|完场)/,
  '/basketball': /^(全部|完场)/,
  '/schedule': /^全部项目$/,
  '/score-detail': /^赛况$/,
  '/score-live': /^(聊天|赛况)$/,
  '/news': /^资讯$/,
  '/attention': /^我的关注$/,
  '/reserve': /^我的预约$/,
  '/member': /^提醒与设置$/,
  '/search': /^球队|^没有找到|^热门搜索$/,
  '/downLoad': /把看台装进手机/,
}

/** Error messages of parts that failed to load. */
export const failureMessages = /没有加载出来|没有打开|没有存在本机|还没有搜索索引|搜索没有成功/
/** Messages on a very slow connection. */
export const loadingMessages = /数据加载中|网络较慢/

/**
 * Whether the screen at `path` shows its text, or `or`, within `timeout` milliseconds. For screens without their own text the heading
 * counts.
 */
export async function showsScreen(page: Page, path: string, { timeout, or }: { timeout?: number; or?: RegExp } = {}): Promise<boolean> {
  const content = page.locator('#content')
  // Only the start page of the personal centre shows all of its text.
  const own = path.startsWith('/member?') ? undefined : knownTexts[path.split('?')[0] ?? '']
  // A heading for screen readers only has no size of its own; its text has.
  const seen = own ? content.getByText(own) : content.locator('h1, h1 *').filter({ hasText: /\p{L}{2}/u })
  const known = or ? seen.or(content.getByText(or)) : seen
  return await known
    .filter({ visible: true })
    .first()
    .waitFor({ timeout: timeout ?? 10_000 })
    .then(
      () => true,
      () => false,
    )
}
