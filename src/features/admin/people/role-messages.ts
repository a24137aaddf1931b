// Labels of the admin roles and their permissions.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AdminRole } from '../../../../contract/wire/role.ts'

export const roleMessages: Record<AdminRole, MessageDescriptor> = {
  operator: msg`运营人员`,
  support: msg`客服`,
  moderator: msg`审核员`,
  treasurer: msg`财务`,
  editor: msg`编辑`,
}

export const roleHints: Record<AdminRole, MessageDescriptor> = {
  operator: msg`全部栏目和操作`,
  support: msg`查看账号，答复反馈，下线设备`,
  moderator: msg`举报、屏蔽词、喇叭、视频、主播申请，限期封禁，删除动态、评论和弹幕`,
  treasurer: msg`提现、充值套餐、账本、主播分成`,
  editor: msg`资讯、横幅、视频分类、圈子、积分榜规则、任务与活动`,
}
