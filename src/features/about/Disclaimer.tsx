// 免责声明: what scores, times, odds, alerts and what people publish are good for, and what they are not.
import { Trans } from '@lingui/react/macro'

export function Disclaimer() {
  return (
    <>
      <h2>
        <Trans>比分与数据</Trans>
      </h2>
      <p>
        <Trans>
          比分、时间、事件与统计仅供观赛参考，可能因数据源、网络或改判而延迟、缺失或出错，以赛事官方公布为准。不是最新的内容会写明是多久以前的，不应当作实时信息。
        </Trans>
      </p>
      <h2>
        <Trans>不接受用钱的投注</Trans>
      </h2>
      <p>
        <Trans>
          本站不接受用钱或钻石的投注，也不设通往投注平台的链接。趣味竞猜只用签到和任务得来的金币，金币不能购买，不能换成钱，可以在商城兑换商品。
        </Trans>
      </p>
      <p>
        <Trans>
          指数只反映市场看法，不是预测，更不是建议。依据本站内容进行的任何投注或交易，后果由行为人自行承担；请遵守所在地的法律。
        </Trans>
      </p>
      <h2>
        <Trans>资讯与观点</Trans>
      </h2>
      <p>
        <Trans>资讯与评论代表作者本人的看法。转载或引用的内容会注明来源，不代表我们赞同其观点。</Trans>
      </p>
      <p>
        <Trans>
          专家方案是专家个人的看法，过去的命中率不保证以后。直播、帖子、弹幕、视频和私信由用户发布，由发布者负责；我们收到举报后核实处理，但不能事先审核全部内容。
        </Trans>
      </p>
      <h2>
        <Trans>名称与标识</Trans>
      </h2>
      <p>
        <Trans>赛事与球队的名称归各自权利人所有。本站的队徽由程序按队色绘制，不是官方标识，也不表示与其有任何合作。</Trans>
      </p>
      <h2>
        <Trans>服务中断</Trans>
      </h2>
      <p>
        <Trans>
          因维护、网络、设备或不可抗力造成的中断、延迟或提醒未达，在法律允许的范围内我们不承担由此引起的损失，但会尽力恢复并说明原因。
        </Trans>
      </p>
    </>
  )
}
