// 用户协议: the rules between the reader and the operator of this site.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

export function Agreement() {
  return (
    <>
      <p>
        <Trans>本协议由你与本站的运营方订立。打开并使用看台，即表示你已读过并同意以下内容；不同意，请停止使用。</Trans>
      </p>
      <h2>
        <Trans>一、我们提供什么</Trans>
      </h2>
      <p>
        <Trans>
          看台提供赛程、即时比分、比赛资料、体育资讯，以及你主动开启的比赛提醒。不需要账号即可使用，关注与预约保存在你的设备上。
        </Trans>
      </p>
      <p>
        <Trans>我们会不断改进，可能增加、调整或停止某项功能。影响你已保存内容的调整，会提前在页面上说明。</Trans>
      </p>
      <h2>
        <Trans>二、你可以怎样使用</Trans>
      </h2>
      <ul>
        <li>
          <Trans>供个人观赛使用，可以安装到自己的设备，可以分享页面链接。</Trans>
        </li>
        <li>
          <Trans>不得用程序大量抓取数据、干扰服务，或绕过访问频率的限制。</Trans>
        </li>
        <li>
          <Trans>不得把看台的数据用于投注、赌博或为其招揽用户，也不得冒充看台发布比分与提醒。</Trans>
        </li>
        <li>
          <Trans>不得利用看台从事违反你所在地法律的活动。</Trans>
        </li>
      </ul>
      <h2>
        <Trans>三、比赛提醒</Trans>
      </h2>
      <p>
        <Trans>
          提醒由你的浏览器厂商的推送服务送达，可能因网络、系统省电或该服务不可用而延迟、合并或丢失。我们会标明本机提醒是否正常，并提供测试，但不承诺每条必达。你可以随时关闭。
        </Trans>
      </p>
      <h2>
        <Trans>四、内容与权利</Trans>
      </h2>
      <p>
        <Trans>看台的名称、标志、界面与自有文章的权利归运营方所有。赛事名称、队名及其标识归各自权利人所有，此处仅用于指明比赛。</Trans>
      </p>
      <p>
        <Trans>如果你认为某项内容侵犯了你的权利，请联系本站运营方并附上说明与证明，我们会尽快核实并处理。</Trans>
      </p>
      <h2>
        <Trans>五、未成年人</Trans>
      </h2>
      <p>
        <Trans>未满 18 周岁的用户，请在监护人知情并同意的情况下使用。看台现有功能均不涉及付费。</Trans>
      </p>
      <h2>
        <Trans>六、责任</Trans>
      </h2>
      <p>
        <Trans>
          我们按现状提供服务，并以合理的谨慎维护它。数据的准确性与责任范围见
          <Link to="/about-user" search={{ type: 'disclaimer' }}>
            免责声明
          </Link>
          ；个人信息的处理见
          <Link to="/about-user" search={{ type: 'privacy' }}>
            隐私政策
          </Link>
          。法律规定不得排除的责任，不因本协议而免除。
        </Trans>
      </p>
      <h2>
        <Trans>七、修改与争议</Trans>
      </h2>
      <p>
        <Trans>
          本协议修改后会更新本页；重要修改会在首页提示。与本协议有关的争议，先友好协商，协商不成的，由运营方所在地有管辖权的法院处理。
        </Trans>
      </p>
    </>
  )
}
