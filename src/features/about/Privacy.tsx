// 隐私政策: what stays on the device, what the server gets to know, who sees it, how long, and how to undo it. Keep it true to
// the code (documents.test.ts).
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { limits } from '../../../contract/limits/limits.ts'
import { memberLimits } from '../../../contract/limits/member-limits.ts'

export function Privacy() {
  const { searchHistory } = limits
  const { closeGrace } = memberLimits
  return (
    <>
      <p>
        <Trans>
          看比分、关注和提醒不需要账号，这些东西大部分只留在你的设备上。登录、发言和交易时，我们只保存这些功能要用的内容。下面逐项写明。
        </Trans>
      </p>
      <h2>
        <Trans>一、留在你设备上的</Trans>
      </h2>
      <ul>
        <li>
          <Trans>偏好：语言、主题、时区、声音、弹窗、是否隐藏比分，播放器和弹幕的设置。</Trans>
        </li>
        <li>
          <Trans>关注与预约、收到的提醒、看过的直播间，最近搜索（最多 {searchHistory} 条，可一键清除）。</Trans>
        </li>
        <li>
          <Trans>离线副本：看过和保存的赛程、积分榜、资讯及其图片；登录后还有读到的私信和自己的资料。</Trans>
        </li>
        <li>
          <Trans>写到一半的草稿、等网络发出的内容、还没有回音的付款。</Trans>
        </li>
        <li>
          <Trans>“记住账号”的手机号或邮箱，邀请你的人的邀请码。密码从不存在设备上。</Trans>
        </li>
      </ul>
      <p>
        <Trans>退出登录时，账号的副本、私信和草稿会从设备上删除；没有发出的改动留着，等这个账号再登录时发出。</Trans>
      </p>
      <h2>
        <Trans>二、Cookie</Trans>
      </h2>
      <ul>
        <li>
          <Trans>lang、theme、tz、hide：让第一屏就是你的语言、主题、时区和是否隐藏比分，保存一年，不用于识别你是谁。</Trans>
        </li>
        <li>
          <Trans>token：登录凭证，登录后才有，最长 30 天；7 天没有使用，登录就失效。</Trans>
        </li>
        <li>
          <Trans>__Host-dev（不是 https 时叫 dev）：勾选“保持登录”后才有，网页脚本读不到，90 天没有使用就失效。</Trans>
        </li>
      </ul>
      <h2>
        <Trans>三、我们收到的</Trans>
      </h2>
      <ul>
        <li>
          <Trans>账号：手机号或邮箱、昵称、头像、签名、生日、邀请你的人。登录密码和支付密码只存不能还原的摘要。</Trans>
        </li>
        <li>
          <Trans>
            登录：方式、时间、浏览器、系统和网络地址，登录结束 30 天后删除。登录、验证码等尝试按号码和网络地址计数，2 天后删除。
          </Trans>
        </li>
        <li>
          <Trans>身份：实名认证和申请主播、专家时填写的姓名、证件号、手机、QQ、微信，加密保存，只用来审核，不要证件照片。</Trans>
        </li>
        <li>
          <Trans>
            钱：充值订单、每一笔账单、消费守护的设置。提现的银行卡号或支付宝账号与收款人、兑换商品的收货人、电话和地址加密保存。付款在支付服务的页面完成，我们收不到你付款用的卡号。
          </Trans>
        </li>
        <li>
          <Trans>
            你发布和发送的：帖子、评论、弹幕、聊天、私信、喇叭、图片、视频、文件、直播和录像、举报、反馈（未登录时可留联系方式）。图片会重新编码，去掉拍摄信息。直播间聊天
            30 天后删除。
          </Trans>
        </li>
        <li>
          <Trans>
            你做过的：关注、点赞、收藏、分享、签到、任务、竞猜、评分，看过的直播间和时长，看过的视频（30
            天后删除）。未登录看视频时，只存由网络地址算出的标记。通知保存 180 天。
          </Trans>
        </li>
        <li>
          <Trans>
            提醒：允许通知后，浏览器生成推送地址和密钥；我们保存它们、你的语言、关注和提醒设置，以及你填的推送地址（webhook）和日历地址的摘要。登录后，这台设备也会收到账号关注的提醒。提醒记录
            7 天后删除；180 天没有动静的设备连同它的关注一起删除，推送失效的 90 天。
          </Trans>
        </li>
        <li>
          <Trans>地区：按浏览器语言或代理给出的国家代码，决定是否显示指数等内容，不保存。</Trans>
        </li>
        <li>
          <Trans>
            日志：程序不逐条记录访问，只记出错的请求和运行中的事件，密码、凭证、手机号、推送地址和卡号会被遮去。本站前面的代理或 CDN
            可能另有访问记录。
          </Trans>
        </li>
      </ul>
      <h2>
        <Trans>四、谁看得到</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            别人：你的昵称、头像、等级和发布的内容，你在直播间和榜单上送出的礼物与数额，私信是否已读。手机号、邮箱、生日和实名资料不给别人看；关注列表不公开，主播只看得到谁关注了自己。
          </Trans>
        </li>
        <li>
          <Trans>
            运营人员：审核、客服、打款和寄货要用的资料。查看完整的身份资料会记入只增不减的操作日志；后台没有查看私信的页面，但私信不是端到端加密。主播和房管看得到自己直播间的禁言和请出记录。
          </Trans>
        </li>
        <li>
          <Trans>
            替我们传送的：浏览器厂商（例如
            Google、Apple、Mozilla、Microsoft）的推送服务，看不到提醒的内容；短信和邮件服务，收到你的号码或邮箱与验证码；你选的支付服务（Stripe
            或支付宝），收到订单号、金额和所买的钻石数；运营方可能使用的对象存储和 CDN；运营方启用腾讯云即时通信（Tencent
            Chat）时，私信由它传送和保存，未登录时也会用一个临时账号连接它。
          </Trans>
        </li>
        <li>
          <Trans>你自己填的推送地址（webhook）和订阅日历的软件，会收到提醒和赛程。</Trans>
        </li>
      </ul>
      <h2>
        <Trans>五、会问你的权限</Trans>
      </h2>
      <p>
        <Trans>都在你用到时才问，可以拒绝，也可以在浏览器里收回。</Trans>
      </p>
      <ul>
        <li>
          <Trans>通知：收比赛提醒。</Trans>
        </li>
        <li>
          <Trans>摄像头：扫登录码，用浏览器开播。麦克风和屏幕画面：用浏览器开播。点“开始推流”之前，画面只在你的设备上。</Trans>
        </li>
        <li>
          <Trans>持久存储：让浏览器不要清掉离线内容。后台更新：装好以后，由浏览器决定何时更新离线内容。</Trans>
        </li>
        <li>
          <Trans>剪贴板：你点“复制”时写入。复制的是密钥时，过一会儿清除它；你允许过读取的，清除前会先看剪贴板里是不是还是它。</Trans>
        </li>
      </ul>
      <h2>
        <Trans>六、我们不做的</Trans>
      </h2>
      <ul>
        <li>
          <Trans>不加载第三方广告、统计或社交脚本，页面的安全策略也不允许它们运行。</Trans>
        </li>
        <li>
          <Trans>不索要定位和通讯录。相册里只收得到你自己选的图片和视频。</Trans>
        </li>
        <li>
          <Trans>不出售、不交换你的信息。</Trans>
        </li>
      </ul>
      <h2>
        <Trans>七、你可以怎样查看和撤回</Trans>
      </h2>
      <ul>
        <li>
          <Trans>导出：在“账号与安全”里把账号的资料和记录存成一个 JSON 文件，每天最多 5 次；图片和视频只有地址。</Trans>
        </li>
        <li>
          <Trans>
            注销：{closeGrace}{' '}
            天内可以撤销，之后删除资料、实名、关注、帖子、评论、弹幕、视频、录像、上传的文件、收货地址和收款账号；账上还有没办完的，等办完再删。
          </Trans>
        </li>
        <li>
          <Trans>
            注销后仍留下的：账目（只挂在账号编号上）；提现申请，连同加密的收款账号，供查账；你发给别人的私信文字；卖出的方案；反馈的内容（不含联系方式和图片）；房管和运营的操作记录。
          </Trans>
        </li>
        <li>
          <Trans>
            设备：取消关注、关闭通知，或在浏览器设置里清除本站数据。关闭通知后，推送地址随即失效，我们得知后删除它。清除后设备上的内容无法恢复。
          </Trans>
        </li>
      </ul>
      <h2>
        <Trans>八、修改</Trans>
      </h2>
      <p>
        <Trans>
          功能变化时，本页随之更新。对个人信息的处理有疑问，请在
          <Link to="/feedback">意见反馈</Link>
          里联系本站运营方。
        </Trans>
      </p>
    </>
  )
}
