// What the product is, where its data comes from, and which build is running.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { apiQuery } from '../../core/api/api-query.ts'
import { useSiteName } from '../../ui/page/use-site-name.ts'
import styles from './AboutPage.module.css'

export function AboutUs() {
  const site = useSiteName()
  const { data: config } = useQuery(apiQuery('GET api/Config/getConfig'))
  return (
    <>
      <p>
        <Trans>
          {site}
          是给球迷用的体育直播门户。坐上看台，往下看一块场地：现在在踢什么，比分是多少，下一场几点开球。场边还有资讯、视频和主播的直播间，有圈子、私信，有专家方案和趣味竞猜。
        </Trans>
      </p>
      <p>
        <Trans>看比分、看直播、关注比赛和收提醒不需要账号；发言、送礼、签到和充值要登录。</Trans>
      </p>
      <h2>
        <Trans>我们在意的事</Trans>
      </h2>
      <ul>
        <li>
          <Trans>提醒要可信。进球被取消，原来那条提醒会被改正，而不是再来一条；过时的提醒宁可不送，也不晚送。</Trans>
        </li>
        <li>
          <Trans>没有网络也能看。存在这台设备上的赛程、积分榜和资讯照样打得开，并写明是多久以前的。</Trans>
        </li>
        <li>
          <Trans>改正要看得见。比分回退和进球改判都留在时间线上，不悄悄抹掉。</Trans>
        </li>
        <li>
          <Trans>不剧透。打开“隐藏比分”，列表里只留对阵，想看哪一场再点哪一场。在直播间里，比分、弹幕和聊天等你的画面到了才出现。</Trans>
        </li>
        <li>
          <Trans>钱要算得清。钻石、收益和金币的每一笔都有账单，能查也能导出；花多少，可以自己设上限。</Trans>
        </li>
        <li>
          <Trans>人人能用。键盘能走完全程，读屏软件听到的是完整的一句话，不喜欢动效的人看不到动效。</Trans>
        </li>
      </ul>
      <h2>
        <Trans>数据从哪里来</Trans>
      </h2>
      {/* Empty until the configuration arrives; CSS reserves the height. */}
      <p className={styles.source}>
        {config &&
          (config.feed.startsWith('simulator') ? (
            <Trans>当前展示的是演示赛事：联赛、球队、球员和比分都是虚构的，由程序按真实比赛的节奏生成，如有雷同纯属巧合。</Trans>
          ) : (
            <Trans>赛程与比分来自本站运营方接入的数据源。我们尽快更新，但任何数据源都会出错；以赛事官方公布为准。</Trans>
          ))}
      </p>
      <p>
        <Trans>直播、帖子、评论、弹幕、视频和方案由用户、主播和专家发布，不是本站运营方的意见。</Trans>
      </p>
      <h2>
        <Trans>不做什么</Trans>
      </h2>
      <p>
        <Trans>
          {site}
          不接受用钱的投注，不给投注平台导流，也不出售你的信息。竞猜只用签到和任务得来的金币，金币买不到，也换不回钱。指数默认不显示，打开后也只作为观赛参考。
        </Trans>
      </p>
      <p>
        <Trans>
          装到手机或电脑：<Link to="/downLoad">安装步骤</Link>。你的数据怎样保存：
          <Link to="/about-user" search={{ type: 'privacy' }}>
            隐私政策
          </Link>
          。
        </Trans>
      </p>
      {config?.build && (
        <p>
          <Trans>当前版本：{config.build}</Trans>
        </p>
      )}
    </>
  )
}
