// /demo: a catalogue of the interface components in all their states, for developers and tests. No page links to it.
import { useLingui } from '@lingui/react/macro'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { ControlParts } from './ControlParts.tsx'
import { MarkParts } from './MarkParts.tsx'
import { MatchParts } from './MatchParts.tsx'
import { StateParts } from './StateParts.tsx'

export function DemoPage() {
  const { t } = useLingui()
  const title = t`界面部件`
  useTitle(title)
  return (
    <Wrap>
      <h1>{title}</h1>
      <ControlParts />
      <MarkParts />
      <StateParts />
      <MatchParts />
    </Wrap>
  )
}
