// 隐私政策: what stays on the device, what the server gets to know, and how to undo it. Keep it true to the code.
import { Trans } from '@lingui/react/macro'

export function Privacy() {
  return (
    <>
      <p>
        <Trans>看台不需要账号。大部分东西只留在你的设备上；我们收到的，只是送达页面与提醒所必需的那一点。</Trans>
      </p>
      <h2>
        <Trans>一、留在你设备上的</Trans>
      </h2>
      <ul>
        <li>
          <Trans>偏好：语言、主题、时区、声音、弹窗、是否隐藏比分。</Trans>
        </li>
        <li>
          <Trans>关注与预约：你收藏的比赛、球队和联赛。</Trans>
        </li>
        <li>
          <Trans>离线副本：看过的赛程、积分榜、资讯及其图片，以便断网时查看。</Trans>
        </li>
        <li>
          <Trans>最近搜索：最多 10 条，可在搜索框里一键清除。</Trans>
        </li>
        <li>
          <Trans>三个 Cookie：lang、theme、tz。它们让服务器送来的第一屏就是你的语言、主题和时区，不用于识别你是谁。</Trans>
        </li>
      </ul>
      <h2>
        <Trans>二、开启提醒后，我们收到的</Trans>
      </h2>
      <p>
        <Trans>
          只有当你允许通知后，浏览器才会生成一个推送地址和一对密钥。我们保存这个地址、密钥、你的语言、你关注的对象和提醒设置，用来判断该提醒你什么，并把提醒加密后交给浏览器厂商（例如
          Google、Apple、Mozilla、Microsoft）的推送服务转送。转送方看不到提醒的内容。
        </Trans>
      </p>
      <p>
        <Trans>在浏览器里关闭本站的通知，推送地址随即失效；得知失效后，我们删除它和随它保存的关注。</Trans>
      </p>
      <h2>
        <Trans>三、服务器日志</Trans>
      </h2>
      <p>
        <Trans>和所有网站一样，服务器会记录访问时间、请求路径、网络地址与结果，用于排查故障和防止滥用。推送地址与密钥不会写进日志。</Trans>
      </p>
      <h2>
        <Trans>四、我们不做的</Trans>
      </h2>
      <ul>
        <li>
          <Trans>不加载第三方广告、统计或社交脚本，页面的安全策略也不允许它们运行。</Trans>
        </li>
        <li>
          <Trans>不读取通讯录、定位和相册；看台不会索要这些权限。</Trans>
        </li>
        <li>
          <Trans>不出售、不交换你的信息。</Trans>
        </li>
      </ul>
      <h2>
        <Trans>五、你可以怎样撤回</Trans>
      </h2>
      <p>
        <Trans>
          取消关注、关闭通知、卸载应用，或在浏览器设置里清除本站数据，设备上的内容即被删除。清除后无法恢复，因为我们没有另存一份。
        </Trans>
      </p>
      <h2>
        <Trans>六、修改</Trans>
      </h2>
      <p>
        <Trans>功能变化时，本页会随之更新，先写明，再启用。对个人信息的处理有疑问，请联系本站运营方。</Trans>
      </p>
    </>
  )
}
