// Labels of the user actions that count towards tasks.
import { useLingui } from '@lingui/react/macro'
import type { Act } from '../../../../contract/task/task.ts'

export function useTaskActs(): Record<Act, string> {
  const { t } = useLingui()
  return {
    'check-in': t`签到`,
    share: t`分享`,
    follow: t`关注`,
    reserve: t`预约`,
    comment: t({ message: '评论', context: 'a single one' }),
    post: t`发帖`,
    watch: t`看直播中的比赛（分钟）`,
    barrage: t`发弹幕`,
    gift: t`送礼物`,
    recharge: t`充值`,
    exchange: t`兑换商品`,
    support: t`支持球队`,
    read: t`读资讯`,
  }
}
