// Session messages outside the login dialog. They belong to the catalog of pages that load later.
import { msg, plural } from '@lingui/core/macro'

export const sessionMessages = {
  lost: msg`请登录后操作`,
  entered: msg`登录成功`,
  welcome: msg`注册成功，欢迎加入`,
  leaving: msg`正在退出登录…`,
  left: msg`已退出登录`,
  leftOffline: msg`已在这台设备上退出。现在离线，服务器上的登录会自己过期`,
  unsent: (count: number) => msg`已退出登录。${plural(count, { other: '还有 # 项改动没有发出，留在这台设备上，下次登录这个账号时再发' })}`,
  moneyDone: msg`刚才没有回音的那一笔已经成功，没有重复扣`,
  moneyNothing: msg`刚才没有回音的那一笔没有成功，什么都没有扣`,
}
