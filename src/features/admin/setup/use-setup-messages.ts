// Texts of the setup items: names, states, and test results.
import { useLingui } from '@lingui/react/macro'
import type { OutsideTest, SetupItem, SetupItemId, SetupState } from '../../../../contract/admin/setup-admin.ts'
import { serverNow } from '../../../core/clock/server-time.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { ageText } from '../../../core/text/format.ts'
import { useStore } from '../../../ui/use-store.ts'
import { useFormatTime } from '../parts/use-format-time.ts'
import type { TestedItem } from './setup-places.ts'

export function useSetupNames(): Record<SetupItemId, string> {
  const { t } = useLingui()
  return {
    site: t`站点名称与外观`,
    legal: t`协议与准则`,
    service: t`客服联系方式`,
    feed: t`比赛数据`,
    leagues: t`赛事与积分榜`,
    gifts: t`礼物`,
    tiers: t`守护与贵族`,
    packages: t`充值套餐`,
    rates: t`提现与分成`,
    goods: t`商品`,
    tasks: t`任务与活动`,
    banners: t`横幅`,
    circles: t`圈子`,
    categories: t`视频分类`,
    searches: t`热门搜索`,
    groups: t`推荐群`,
    streamers: t`首批主播`,
    experts: t`首批专家`,
    words: t`屏蔽词`,
    mail: t`邮件`,
    sms: t`短信`,
    payment: t`支付`,
    push: t`推送`,
    backup: t`备份`,
    domain: t`域名与证书`,
    proxy: t`反向代理`,
  }
}

export function useSetupStates(): Record<SetupState, string> {
  const { t } = useLingui()
  return { done: t`已就绪`, lacking: t`还缺`, optional: t`可选` }
}

/** State of an item in one sentence. */
export function useSetupNotes(): (item: SetupItem) => string {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const ago = (at: string): string => ageText(serverNow() - Date.parse(at), lang)
  const missing: Record<SetupItemId, string> = {
    site: t`用产品自带的名称和标志`,
    legal: t`用产品自带的文本`,
    service: t`没有邮箱、电话或在线客服，用户找不到人`,
    feed: t`还没有收到数据`,
    leagues: t`有了比赛数据才有赛事`,
    gifts: t`观众在直播间送不出东西`,
    tiers: t`守护和贵族都要有`,
    packages: t`用户充不了值`,
    rates: t`提现没有开放，主播收到的钻石提不出来`,
    goods: t`金币换不到东西`,
    tasks: t`每天没有可做的任务`,
    banners: t`首页不显示横幅`,
    circles: t`用户发不了帖`,
    categories: t`视频传不上来`,
    searches: t`没有置顶，按搜索次数和今天的比赛自动排`,
    groups: t`没有推荐，按人数排`,
    streamers: t`还没有主播，任命后马上有直播间`,
    experts: t`还没有专家，任命后马上能发方案`,
    words: t`自带的和自己的词都没有用上`,
    mail: t`发不出邮件，邮箱收不到验证码`,
    sms: t`发不出短信，手机收不到验证码`,
    payment: t`没有支付方式`,
    push: t`没有联系方式，苹果的推送服务会拒收`,
    backup: t`没有备份目录`,
    domain: t`没有公开地址`,
    proxy: t`没有反向代理就不用设置`,
  }
  return ({ id, state, count, value, at }) => {
    if (id === 'feed' && state === 'lacking' && /^(simulator|replay)/.test(value)) return t`现在是模拟或重放的比赛，正式运营要换成真实数据`
    if (id === 'payment' && state === 'lacking' && value !== '') return t`只有沙盒，不收钱，谁都能拿到钻石`
    if (id === 'domain' && state === 'lacking' && value !== '') return t`${value} 不是 https，或者不是公开的域名`
    if (id === 'proxy' && state === 'lacking') return t`前面有代理，但没有信任它：所有读者会被当成一个地址`
    if (state !== 'done') return missing[id]
    if (id === 'feed' && at !== null) return t`${value}，${count ?? 0} 项赛事，上次正常：${ago(at)}`
    if (id === 'backup') return at === null ? t`${value}，还没有做过备份` : t`${value}，上次完成：${ago(at)}`
    if (id === 'words' && count === 0) return t`用自带的词表`
    if (id === 'rates') return t`提现已开放`
    return count === null ? value : t`共 ${count}`
  }
}

/** Result of a test. */
export function useTestMessages(): (id: TestedItem, test: OutsideTest) => string {
  const { t } = useLingui()
  const formatTime = useFormatTime()
  return (id, { result, target, missing, detail }) => {
    const variables = missing.join(', ')
    switch (result) {
      case 'unset':
        return t`没有设置环境变量 ${variables}`
      case 'no-target':
        if (id === 'push') return t`这台设备没有打开提醒，打开后再测试`
        return id === 'mail' ? t`你的账号没有邮箱，绑定后再测试` : t`你的账号没有手机号，绑定后再测试`
      case 'failed':
        return detail === '' ? t`没有成功，原因见服务器日志` : t`没有成功：${detail}`
      case 'done':
        if (id === 'payment') return t`${target} 接受了密钥`
        if (id === 'backup') return t`${target} 可以写入`
        if (id === 'domain') return t`${target} 能访问，证书有效到 ${formatTime(detail)}`
        if (id !== 'push') return t`已发到 ${target}，请查收`
        return missing.length === 0 ? t`已发到这台设备` : t`已发到这台设备；苹果设备还要设置 ${variables}`
    }
  }
}
