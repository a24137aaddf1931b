// Labels of the switchable features.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Feature } from '../../../../contract/wire/feature.ts'

export const featureMessages: Record<Feature, { name: MessageDescriptor; hint: MessageDescriptor }> = {
  odds: { name: msg`指数`, hint: msg`关闭后哪里都不显示` },
  basketball: { name: msg`篮球比分`, hint: msg`/basketball` },
  schedule: { name: msg`赛程`, hint: msg`/schedule` },
  news: { name: msg`资讯`, hint: msg`/news 和文章页` },
  search: { name: msg`搜索页`, hint: msg`/search` },
  download: { name: msg`下载页`, hint: msg`/downLoad` },
  feedback: { name: msg`意见反馈`, hint: msg`不收新的反馈，已有的照常答复` },
  recharge: { name: msg`充值`, hint: msg`不能下新订单，已付款的照常到账` },
  tasks: { name: msg`签到和任务`, hint: msg`不能签到，也不计分享` },
  experts: { name: msg`专家方案`, hint: msg`不能发布、购买和打赏，已付的照常结算` },
  guess: { name: msg`趣味竞猜`, hint: msg`不能再投金币，已投的照常结算` },
  mall: { name: msg`商城兑换`, hint: msg`商品可以看，不能兑换` },
}
