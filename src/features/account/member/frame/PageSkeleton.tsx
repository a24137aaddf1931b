// Placeholder of a page of the personal centre while it loads.
import { useLingui } from '@lingui/react/macro'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SkeletonRows } from '../../../../ui/state/Skeleton.tsx'

export function PageSkeleton() {
  const { t } = useLingui()
  return (
    <Panel padded>
      <SkeletonRows label={t`数据加载中，请稍候！`} />
    </Panel>
  )
}
