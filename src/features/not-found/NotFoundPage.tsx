// /404: the ball is out of play. Shows the requested path and three links.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/button/Button.tsx'
import { Plate } from '../../ui/figure/Plate.tsx'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { Ground } from '../../ui/picture/Ground.tsx'
import styles from './NotFoundPage.module.css'

export function NotFoundPage({ path }: { path?: string }) {
  const { t } = useLingui()
  useTitle(t`页面不存在`)
  return (
    <>
      <Ground sport="football" marks="centre" className={styles.ground}>
        <Wrap className={styles.board}>
          {/* The centre circle is the zero. */}
          <div className={styles.plates} role="img" aria-label="404">
            <Plate value={4} />
            <Plate value={4} />
          </div>
        </Wrap>
      </Ground>
      <Wrap className={styles.words}>
        <h1>
          <Trans>这里没有座位</Trans>
        </h1>
        <p>
          {path ? (
            <Trans>
              没有 <span className={styles.path}>{path}</span> 这个页面，可能是链接写错了，或者它已经搬走。
            </Trans>
          ) : (
            <Trans>没有这个页面，可能是链接写错了，或者它已经搬走。</Trans>
          )}
        </p>
        <div className={styles.acts}>
          <Button variant="primary" size="lg" render={<Link to="/main" />}>
            <Trans>回首页</Trans>
          </Button>
          <Button size="lg" render={<Link to="/football" />}>
            <Trans>看比分</Trans>
          </Button>
          <Button size="lg" render={<Link to="/schedule" />}>
            <Trans>看赛程</Trans>
          </Button>
        </div>
      </Wrap>
    </>
  )
}
