// Beside posts on wide screens: the circle of a post, and other circles.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Panel } from '../../ui/frame/Panel.tsx'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import styles from './CirclePage.module.css'
import { CircleRows } from './CircleRows.tsx'
import { circlesQuery } from './circle-queries.ts'

/** Maximum number of other circles; /circle lists all. */
const most = 8

interface CircleAsideProps {
  /** The circle of the page. */
  id: string
  /** On a post's page, the post's circle is listed too. */
  named?: boolean
}

export function CircleAside({ id, named = false }: CircleAsideProps) {
  const { data } = useQuery(circlesQuery())
  const list = data?.list ?? []
  const own = list.filter((circle) => named && circle.id === id)
  const others = list.filter((circle) => circle.id !== id).slice(0, most)
  return (
    <div className={styles.aside}>
      {own.length > 0 && (
        <Panel padded>
          <SectionHead title={<Trans>所在圈子</Trans>} />
          <CircleRows circles={own} tall />
        </Panel>
      )}
      {others.length > 0 && (
        <Panel padded>
          <SectionHead title={<Trans>其他圈子</Trans>} />
          <CircleRows circles={others} tall />
        </Panel>
      )}
    </div>
  )
}
