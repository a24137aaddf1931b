// The footer of every page: about, rules and the disclaimer.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { useSiteName } from '../../ui/page/use-site-name.ts'
import styles from './Footer.module.css'

export function Footer() {
  const { t } = useLingui()
  const site = useSiteName()
  return (
    <footer className={styles.foot}>
      <Wrap>
        <nav className={styles.links} aria-label={t`页脚`}>
          <Link to="/about-user" search={{ type: 'about' }}>
            <Trans>关于{site}</Trans>
          </Link>
          <Link to="/about-user" search={{ type: 'agreement' }}>
            <Trans>用户协议</Trans>
          </Link>
          <Link to="/about-user" search={{ type: 'privacy' }}>
            <Trans>隐私政策</Trans>
          </Link>
          <Link to="/about-user" search={{ type: 'conduct' }}>
            <Trans>行为准则</Trans>
          </Link>
          <Link to="/about-user" search={{ type: 'disclaimer' }}>
            <Trans>免责声明</Trans>
          </Link>
          <Link to="/feedback">
            <Trans>意见反馈</Trans>
          </Link>
          <Link to="/downLoad">
            <Trans>下载客户端</Trans>
          </Link>
        </nav>
        <p>
          <Trans>比分与数据仅供观赛参考，以赛事官方公布为准。本站不接受用钱的投注；竞猜只用签到和任务得来的金币。</Trans>
        </p>
      </Wrap>
    </footer>
  )
}
