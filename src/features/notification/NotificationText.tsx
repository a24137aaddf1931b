// Renders a notification as one sentence.
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PlayOutcome } from '../../../contract/match/play.ts'
import type { Notification } from '../../../contract/notification.ts'
import { nameOf } from '../../../rules/text/name/name.ts'
import { preferences } from '../../core/store/preferences.ts'
import { diamonds, grouped } from '../../core/text/amount-text.ts'
import { dateText, dayOf, timeOf } from '../../core/text/format.ts'
import { Num } from '../../ui/figure/Num.tsx'
import { useStore } from '../../ui/use-store.ts'

const outcomeMessages: Record<PlayOutcome, ReactNode> = {
  open: <Trans>待定</Trans>,
  won: <Trans>命中</Trans>,
  'half-won': <Trans>赢半</Trans>,
  push: <Trans>走水</Trans>,
  'half-lost': <Trans>输半</Trans>,
  lost: <Trans>未中</Trans>,
  void: <Trans>作废</Trans>,
}

/** `hidden`: hides the result of the match. */
export function NotificationText({ of, title, hidden }: { of: Notification; title: string; hidden: boolean }) {
  const { event, people, outcomes, amount, comment } = of
  const { lang, tz } = useStore(preferences)
  const match = <b translate="no">{title}</b>
  // Copies cached by an earlier version have none.
  const name = of.name ? nameOf(of.name, lang) : ''
  const until = of.until && (
    <Num strong>
      {dateText(dayOf(of.until, tz), lang)} {timeOf(of.until, tz)}
    </Num>
  )
  const coins = <Num strong>{grouped(amount ?? 0)}</Num>
  const sum = <Num strong>{of.kind === 'guess' ? grouped(Math.abs(amount ?? 0)) : diamonds(Math.abs(amount ?? 0))}</Num>
  const came = hidden ? (
    <Trans>结果已藏起</Trans>
  ) : (
    outcomes.map((outcome, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order of a scheme's plays never changes
      <span key={place}>
        {place > 0 && ' · '}
        {outcomeMessages[outcome]}
      </span>
    ))
  )
  switch (event) {
    case 'mention':
      return comment ? <Trans>在评论里提到了你</Trans> : <Trans>在动态里提到了你</Trans>
    case 'answer':
      return <Trans>回复了你的评论</Trans>
    case 'comment':
      return of.subject?.kind === 'post' ? (
        <Trans>评论了你的动态</Trans>
      ) : of.subject?.kind === 'video' ? (
        <Trans>评论了你的视频</Trans>
      ) : (
        <Trans>评论了你的方案</Trans>
      )
    case 'like':
      if (people > 1)
        return comment ? <Plural value={people} other="等 # 人赞了你的评论" /> : <Plural value={people} other="等 # 人赞了你的动态" />
      return comment ? <Trans>赞了你的评论</Trans> : <Trans>赞了你的动态</Trans>
    case 'scheme':
      return <Trans>发布了新方案：{match}</Trans>
    case 'scheme-settled':
      return (
        <Trans>
          你买的方案已结算：{match} {came}
        </Trans>
      )
    case 'scheme-resettled':
      return (
        <Trans>
          赛果更正，你买的方案重新结算：{match} {came}
        </Trans>
      )
    case 'scheme-back':
      return <Trans>方案作废，已退回 {sum} 钻石</Trans>
    case 'guess-settled':
      if (hidden) return <Trans>竞猜已结算：{match}，结果已藏起</Trans>
      return amount === 0 ? (
        <Trans>竞猜未中：{match}</Trans>
      ) : (
        <Trans>
          竞猜猜中：{match}，得 {sum} 金币
        </Trans>
      )
    case 'guess-resettled':
      if (hidden) return <Trans>竞猜重新结算：{match}，结果已藏起</Trans>
      return (amount ?? 0) < 0 ? (
        <Trans>
          赛果更正，竞猜重新结算：{match}，收回 {sum} 金币
        </Trans>
      ) : (
        <Trans>
          赛果更正，竞猜重新结算：{match}，补发 {sum} 金币
        </Trans>
      )
    case 'guess-void':
      return (
        <Trans>
          竞猜作废：{match}，退回 {sum} 金币
        </Trans>
      )
    case 'recharge-paid':
      return <Trans>充值到账 {sum} 钻石</Trans>
    case 'withdrawal-paid':
      return <Trans>提现已打款，{sum} 钻石</Trans>
    case 'withdrawal-refused':
      return <Trans>提现未通过，{sum} 钻石已退回</Trans>
    case 'guard-ending':
      return name ? (
        <Trans>
          你在 {name} 直播间的守护将在 {until} 到期，不会自动续费
        </Trans>
      ) : (
        <Trans>你的守护将在 {until} 到期，不会自动续费</Trans>
      )
    case 'guard-ended':
      return name ? (
        <Trans>
          你在 {name} 直播间的守护已在 {until} 到期
        </Trans>
      ) : (
        <Trans>你的守护已在 {until} 到期</Trans>
      )
    case 'noble-ending':
      return (
        <Trans>
          你的贵族“{name}”将在 {until} 到期，不会自动续费
        </Trans>
      )
    case 'noble-ended':
      return (
        <Trans>
          你的贵族“{name}”已在 {until} 到期
        </Trans>
      )
    case 'horn-approved':
      return <Trans>你的喇叭已通过审核，全站直播间都能看到</Trans>
    case 'horn-refused':
      return <Trans>你的喇叭未通过审核，{sum} 钻石已退回</Trans>
    case 'streamer-approved':
      return <Trans>开播申请已通过，去开播管理看看</Trans>
    case 'streamer-refused':
      return <Trans>开播申请未通过</Trans>
    case 'streamer-appointed':
      return <Trans>你被任命为主播，去开播管理看看</Trans>
    case 'manager-made':
      return name ? <Trans>把你设为 {name} 直播间的房管</Trans> : <Trans>把你设为直播间的房管</Trans>
    case 'manager-ended':
      return name ? <Trans>取消了你在 {name} 直播间的房管</Trans> : <Trans>取消了你在直播间的房管</Trans>
    case 'broadcast-ended':
      return <Trans>你的直播被运营结束了</Trans>
    case 'expert-approved':
      return <Trans>专家申请已通过，可以发布方案了</Trans>
    case 'expert-refused':
      return <Trans>专家申请未通过</Trans>
    case 'expert-appointed':
      return <Trans>你被任命为专家，可以发布方案了</Trans>
    case 'verified':
      return <Trans>实名认证已通过</Trans>
    case 'verification-refused':
      return <Trans>实名认证未通过</Trans>
    case 'feedback-answered':
      return <Trans>你的反馈有了回复</Trans>
    case 'task-done':
      return amount === 0 ? (
        <Trans>任务完成：{name}</Trans>
      ) : (
        <Trans>
          任务完成：{name}，得 {coins} 金币
        </Trans>
      )
    case 'parcel-sent':
      return <Trans>兑换的商品已寄出：{name}</Trans>
    case 'parcel-refused':
      return <Trans>兑换未能寄出，已退回：{name}</Trans>
    case 'hidden':
      return <Trans>你发的内容被举报，核实后已隐藏</Trans>
    case 'deleted':
      return <Trans>你发的内容被举报，核实后已删除</Trans>
    case 'restored':
      return <Trans>你发的内容已恢复显示</Trans>
    case 'login':
      return <Trans>有新的设备登录了你的账号；不是你的话，请退出它并改密码</Trans>
  }
}
