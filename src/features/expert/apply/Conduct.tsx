// The code of conduct of experts.
import { Trans } from '@lingui/react/macro'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import styles from '../ExpertPages.module.css'

export function Conduct() {
  return (
    <Panel padded>
      <SectionHead title={<Trans>专家行为准则</Trans>} />
      <ol className={styles.rules}>
        <li>
          <Trans>方案是自己的判断，写清理由，不抄袭，不转卖。</Trans>
        </li>
        <li>
          <Trans>开赛前锁定，之后不改不删；命中和错过都留在战绩里。</Trans>
        </li>
        <li>
          <Trans>不承诺必中，不夸大把握，不用内幕消息，不参与操纵比赛。</Trans>
        </li>
        <li>
          <Trans>不引导投注，不留联系方式，不拉人私下交易。</Trans>
        </li>
        <li>
          <Trans>违反的方案会被撤下并退款，严重的取消专家身份。</Trans>
        </li>
      </ol>
    </Panel>
  )
}
