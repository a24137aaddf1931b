// Bar above a list: state filter and further controls.
import type { ReactNode } from 'react'
import { Segmented, type SegmentedProps } from '../../../../ui/form/Segmented.tsx'
import styles from '../Admin.module.css'
import type { ListState } from './use-list-state.ts'

interface StateBarProps<State extends string> extends Pick<SegmentedProps<State>, 'label' | 'options'> {
  list: ListState<State>
  /** Beside the filter. */
  children?: ReactNode
}

export function StateBar<State extends string>({ label, options, list, children }: StateBarProps<State>) {
  return (
    <div className={styles.bar}>
      <Segmented label={label} value={list.state} onChange={list.setState} options={options} />
      {children}
    </div>
  )
}
