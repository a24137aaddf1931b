// Labels of search results: kind, state and amount.
import { useLingui } from '@lingui/react/macro'
import type { AdminHit } from '../../../../contract/admin/find-admin.ts'
import type { BillType } from '../../../../contract/money/bill.ts'
import { typeMessages } from '../../../../rules/money/bill-messages.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { diamonds, yuan } from '../../../core/text/amount-text.ts'
import { useStore } from '../../../ui/use-store.ts'

interface HitMessages {
  kind(hit: AdminHit): string
  /** Empty if there is no state. */
  state(hit: AdminHit): string
  amount(hit: AdminHit): string
}

export function useHitMessages(): HitMessages {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const kinds: Record<AdminHit['kind'], string> = {
    user: t({ message: '用户', context: 'a single one' }),
    room: t`直播间`,
    order: t({ message: '充值订单', context: 'a single one' }),
    withdrawal: t({ message: '提现', context: 'a single one' }),
    bill: t({ message: '账目', context: 'a single one' }),
    parcel: t({ message: '商城兑换', context: 'a single one' }),
    gift: t`送出的礼物`,
    match: t({ message: '比赛', context: 'a single one' }),
    post: t({ message: '帖子', context: 'a single one' }),
    comment: t({ message: '评论', context: 'a single one' }),
    video: t`视频`,
    scheme: t({ message: '专家方案', context: 'a single one' }),
    feedback: t`反馈`,
    horn: t({ message: '喇叭', context: 'a single one' }),
  }
  const shown = { shown: t`正常显示`, hidden: t`已隐藏`, deleted: t`已删除` }
  const states: Partial<Record<AdminHit['kind'], Record<string, string>>> = {
    user: { blocked: t`已封禁`, closed: t`已注销` },
    room: { live: t`正在直播`, closed: t`已关闭` },
    order: { open: t`等待支付`, paid: t`已支付`, closed: t`已关闭`, failed: t`支付失败` },
    withdrawal: { waiting: t`待审核`, approved: t`待打款`, paid: t`已打款`, refused: t`已拒绝`, cancelled: t`已撤回` },
    parcel: { waiting: t`待寄出`, sent: t`已寄出`, refused: t`已拒绝`, done: t`已发放` },
    gift: { held: t`还能撤回`, shown: t`已送出`, back: t`已撤回` },
    match: { upcoming: t`未开赛`, live: t`进行中`, over: t`已结束`, postponed: t`已推迟`, cancelled: t`已取消` },
    post: shown,
    comment: shown,
    video: { waiting: t`待审核`, shown: t`已公开`, hidden: t({ message: '已下架', context: 'a video that was taken down' }) },
    scheme: { open: t`未结算`, settled: t`已结算`, void: t`已作废`, removed: t`已撤下` },
    feedback: { open: t`未处理`, answered: t`已答复`, closed: t`已关闭` },
    horn: { waiting: t`待审核`, approved: t`已通过`, refused: t`已拒绝` },
  }
  return {
    kind: ({ kind }) => kinds[kind],
    state: ({ kind, state }) => (kind === 'bill' ? (typeMessages[state as BillType]?.[lang] ?? state) : (states[kind]?.[state] ?? state)),
    amount: ({ kind, amount }) => (amount === null ? '' : kind === 'gift' ? t`钻石 ${diamonds(amount)}` : yuan(amount)),
  }
}
